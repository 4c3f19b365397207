// Generated from internal/vitrine. Do not edit: change the Go types, then run
//   go test ./internal/vitrine -run TestContract -update

/** Action is a link to where readers go from here. */
export interface Action {
  text: string;
  href: string;
}

/** Anatomy is a component with its parts numbered: a drawing that the build's browser made, and what each part is. */
export interface Anatomy {
  /** unique on the page */
  id: string;
  /** number on the page, from 1; 0 where there is no drawing */
  figure: number;
  component: string;
  family: string;
  /** "" where no browser has drawn it: the parts are those that types tell */
  html: string;
  width: number;
  height: number;
  layout: AnatomyLayout;
  parts: AnatomyPart[] | null;
}

/** AnatomyLayout is where a drawing and the pins of its parts stand, in pixels. */
export interface AnatomyLayout {
  width: number;
  height: number;
  /** of the drawing */
  x: number;
  y: number;
  pins: AnatomyPin[] | null;
}

/** AnatomyPart is a part of a component. */
export interface AnatomyPart {
  /** its name in a theme and in lists of classes */
  part: string;
  /** component that it belongs to, "" for the one that is drawn */
  of: string;
  /** "" for none */
  slot: string;
  /** without dot */
  class: string;
  /** of its element, "" where nobody has seen it */
  tag: string;
  role: string;
  /** as it is spoken */
  name: string;
  /** key in a theme, "" for none */
  theme: string;
  /** code that styles it, highlighted */
  override: string;
}

/** AnatomyPin is the number of a part, with the line that leads to it. */
export interface AnatomyPin {
  x: number;
  y: number;
  /** of SVG */
  path: string;
}

/** Announcement is a line above the header; Text is "" for none. */
export interface Announcement {
  id: string;
  text: string;
  href?: string;
}

/** Assets are the addresses of what a page loads. Script sizes are counted by the byte budgets. */
export interface Assets {
  /** stylesheets, in order */
  styles: string[] | null;
  /** the site's own small script */
  shell: string;
  /** the page's demos, "" without any */
  demos: string;
  /** library layers the demos import, lowest first */
  layers: string[] | null;
  /** what demos load to mirror their styles, for readers of right-to-left pages */
  rtl: string;
  /** text of the inline script that sets attributes before first paint */
  boot: string;
  /** SVG symbols, inlined once a page */
  icons: string;
  /** what the toolbars of demos do, loaded at their first use */
  tools: string;
  /** what measures, numbers and reads figures, loaded at the first touch of one */
  instruments: string;
  /** what the controls of playgrounds do, loaded at the first touch of one */
  playground: string;
  /** the editor of demos, loaded when a reader enters the code */
  editor: string;
  /** what makes edited code run, loaded with the first edit */
  compiler: string;
  /** the script of the search dialog, loaded when a reader is about to search */
  search: string;
  /** what can be found in the language of the page */
  index: string;
  /** the search as a page, in the language of the page */
  finder: string;
  /** scripts that the site's configuration asks for */
  extras: Extra[] | null;
}

/** Axis is a prop with the values that a sheet shows. */
export interface Axis {
  prop: string;
  values: string[] | null;
}

/** Block is one piece of a section, or of prose. Its kind says which type its data have. */
export type Block =
  | { kind: 'prose'; data: Prose }
  | { kind: 'heading'; data: HeadingLine }
  | { kind: 'code'; data: Code }
  | { kind: 'codeTabs'; data: CodeTabs }
  | { kind: 'tabs'; data: Tabs }
  | { kind: 'callout'; data: Callout }
  | { kind: 'table'; data: Table }
  | { kind: 'task'; data: Task }
  | { kind: 'formula'; data: Formula }
  | { kind: 'diagram'; data: Diagram }
  | { kind: 'demo'; data: Demo }
  | { kind: 'component'; data: Component }
  | { kind: 'pages'; data: Pages }
  | { kind: 'reference'; data: Reference }
  | { kind: 'gallery'; data: Gallery }
  | { kind: 'search'; data: Search }
  | { kind: 'anatomy'; data: Anatomy }
  | { kind: 'states'; data: States }
  | { kind: 'keyboard'; data: Keyboard }
  | { kind: 'wall'; data: Wall }
  | { kind: 'hero'; data: Hero }
  | { kind: 'features'; data: Features }
  | { kind: 'numbers'; data: Numbers }
  | { kind: 'playground'; data: Playground }
  | { kind: 'element'; data: Element };

/** BlockKind names a kind of block. */
export type BlockKind = 'prose' | 'heading' | 'code' | 'codeTabs' | 'tabs' | 'callout' | 'table' | 'task' | 'formula' | 'diagram' | 'demo' | 'component' | 'pages' | 'reference' | 'gallery' | 'search' | 'anatomy' | 'states' | 'keyboard' | 'wall' | 'hero' | 'features' | 'numbers' | 'element' | 'playground';

/** Brand is what pages show of the site's own sign and links; colors and fonts stand in its stylesheet. */
export interface Brand {
  logo: Logo;
  /** "" for /favicon.svg */
  favicon?: string;
  touchIcon?: string;
  /** in the header */
  links?: Link[];
  footer?: Link[];
  announcement: Announcement;
}

/** Callout is a box around text. */
export interface Callout {
  /** info, success, warning, error; "" for a neutral box */
  severity: string;
  /** plain text */
  title?: string;
  /** closed until a reader opens it by its title */
  folded?: boolean;
  /** a folded one that is open until a reader closes it */
  open?: boolean;
  text: Prose;
}

/** Card is one component of a gallery. Its picture is the component, rendered ahead of time and never live. */
export interface Card {
  /** title and badges; Href is the page about it, else its reference */
  entry: NavEntry;
  /** address of its reference, "" for none */
  api: string;
  /** npm package, where it is not the product's own */
  package: string;
  picture: Demo | null;
}

/** Cell is one cell of a table. */
export interface Cell {
  /** end, center; "" for the start */
  align?: string;
  text: Prose;
}

/** Code is a fence. */
export interface Code {
  /** as the author names it, "" for none */
  language: string;
  /** highlighted */
  html: string;
  title?: string;
  /** its lines are */
  numbered?: boolean;
  /** some lines are, the others are quiet */
  focused?: boolean;
}

/** CodeAttribute is an attribute of an element. One that has a control begins with this value. */
export interface CodeAttribute {
  name: string;
  /** size="small", open, options={[…]} */
  code: string;
}

/** CodeElement is the code of an element, taken apart so that other props can be put in. */
export interface CodeElement {
  /** statements, that of the component first */
  imports: string[] | null;
  /** declarations between imports and element, "" for none */
  preamble: string;
  /** lines before the element */
  before: string;
  /** lines behind it */
  after: string;
  /** of the element, in columns */
  indent: number;
  /** in their order */
  attributes: CodeAttribute[] | null;
  /** lines of code, "" for none or where a control has them */
  children: string;
}

/** CodeTab is one of them. */
export interface CodeTab {
  label: string;
  /** highlighted */
  html: string;
  /** its lines are */
  numbered?: boolean;
  /** some lines are, the others are quiet */
  focused?: boolean;
}

/** CodeTabs are fences of which one is shown. */
export interface CodeTabs {
  /** on the page, from 1 */
  number: number;
  storageKey: string;
  label: string;
  /** the tab that is shown before any script, from 0 */
  open?: number;
  tabs: CodeTab[] | null;
}

/** Component is a component of the site as a directive asks for it. */
export interface Component {
  /** rendered ahead of time; filled in by build */
  html: string;
}

/** Control sets one prop. */
export interface Control {
  name: string;
  kind: ControlKind;
  /** of a choice */
  values?: (string | number | boolean | null)[];
  /** what holds when nothing is set, where that is known */
  default?: string | number | boolean;
  /** what the picture begins with, where that is set */
  initial?: string | number | boolean;
  /** of an object */
  fields?: Control[];
  /** as TypeScript */
  type: string;
  /** one sentence, "" for none */
  text: string;
  /** row of the reference, "" for none */
  href: string;
  /** one of those that few readers want, to be folded away */
  more?: boolean;
}

/** ControlKind says what sets a prop. */
export type ControlKind = 'switch' | 'choice' | 'number' | 'text' | 'node' | 'icon' | 'object';

/** Definition is what the name of a type stands for. Types are HTML. */
export interface Definition {
  /** of its element, which buttons in types open */
  id: string;
  name: string;
  /** of a generic type: T, U */
  parameters?: string;
  /** npm package, "" for what the language declares */
  package?: string;
  /** of a type parameter: the type that has it */
  owner?: string;
  /** an interface without members, for others to add some */
  empty?: boolean;
  text: Prose;
  /** arms of a union; of a type parameter its constraint */
  type?: string[];
  /** of a type parameter */
  default?: string;
  extends?: string[];
  members?: DefinitionMember[];
  /** members that are not shown */
  more?: number;
  usedBy?: Link[];
  moreUses?: number;
}

/** DefinitionMember is one member of a type. */
export interface DefinitionMember {
  name: string;
  optional?: boolean;
  type: string;
  /** one sentence */
  text?: string;
}

/** Demo is one live example as a page shows it: its address on the page, how it is framed, its source. */
export interface Demo {
  /** unique on the page: BasicButtons, UnstyledButton-css */
  name: string;
  /** number on the page, from 1 */
  figure: number;
  /** what the caption says; from the directive, else from the name */
  title: string;
  /** library family whose provider wraps it */
  family: string;
  /** the directive's options, defaults filled in */
  options: DemoOptions;
  /** system, tailwind or css; "" for a demo with one styling */
  styling: string;
  /** TypeScript, and JavaScript where it differs: what the reader sees and copies */
  sources: DemoSource[] | null;
  /** where its source stands in the repository, "" for nowhere */
  edit: string;
  /** where a crash of it is reported, "" for nowhere */
  report: string;
  /** "" or why the demo is masked until hydrated: "mode", "direction", "mode direction" */
  pending: string;
  /** its HTML is a still of what a browser drew: it is covered by that until it lives */
  still?: boolean;
  /** address of the demo's own page, "" for none */
  frame: string;
  /** rendered ahead of time; filled in by prerender, never by a stage */
  html: string;
  /** the same demo in other stylings */
  variants?: Demo[];
}

/** DemoOptions are the options of a {{"demo": …}} directive. */
export interface DemoOptions {
  /** outlined, true, inline, gradient, playground */
  bg: string;
  hideToolbar: boolean;
  /** nil: preview or closed; false: closed; true: full source open */
  defaultCodeOpen: boolean | null;
  hydrate: Hydration;
  /** "" or "none": the component renders nothing ahead of time */
  ssr: string;
  /** CSS pixels kept for a demo with SSR "none", or of its frame; 0 for what it needs */
  height: number;
  /** a page of its own, shown in a frame */
  iframe: boolean;
  /** CSS pixels of the frame; 0 for what there is */
  maxWidth: number;
  disableLiveEdit: boolean;
  hideEditButton: boolean;
  /** its direction may be another than that of the page */
  themed?: boolean;
}

/** DemoSource is the source of a demo in one language. */
export interface DemoSource {
  /** tsx, js */
  language: string;
  /** BasicButtons.tsx */
  file: string;
  /** address of the text */
  href: string;
  /** highlighted HTML of the snippet that stands for it, "" for none */
  preview: string;
  /** highlighted HTML of all of it, only where the page shows it from the start */
  html: string;
  lines: number;
}

/** Diagram is a picture that the text describes. */
export interface Diagram {
  /** addresses of the picture for light pages, and for dark ones */
  light: string;
  dark: string;
  width: number;
  height: number;
  /** what it shows, as far as the author says */
  label: string;
  /** below it */
  title?: string;
  /** the text */
  source: string;
}

/** Document is the whole input of one page's rendering. */
export interface Document {
  site: Site;
  page: Page;
  navigation: Navigation;
  assets: Assets;
  /** texts of the engine in the language of the page; none in English */
  messages?: Record<string, string>;
}

/** EditingComponent is what a component takes. */
export interface EditingComponent {
  name: string;
  page: string;
  /** first sentence */
  text?: string;
  props: EditingProp[] | null;
  /** names are taken that are listed nowhere */
  anything?: boolean;
  /** props with which such names are taken */
  with?: string[];
  /** lists of names that it shares with others */
  sets?: string[];
  /** names of these lists that it refuses */
  not?: string[];
  /** further names */
  also?: string[];
}

/** EditingNames are props that many components take and of which no more is said. */
export interface EditingNames {
  names: string[] | null;
}

/** EditingPackage is what can be imported from a package. */
export interface EditingPackage {
  /** by their names, and from the modules below the package that have these names */
  components: string[] | null;
  /** Dialog.Root: what is imported is the whole */
  parts?: string[];
  /** no components */
  names?: string[];
  /** for imports of another form: by what follows the package, and by name, what the component's address says */
  modules?: Record<string, Record<string, string> | null>;
}

/** EditingPackages are the packages of which something is known. */
export interface EditingPackages {
  packages: string[] | null;
}

/** EditingProp is a prop. */
export interface EditingProp {
  n: string;
  /** as TypeScript, where values and kinds don't say it */
  t?: string;
  /** texts that it takes */
  v?: string[];
  /** users may add to them */
  o?: boolean;
  /** letters: see EditingKinds */
  k?: string;
  r?: boolean;
  d?: string;
  /** first sentence */
  x?: string;
  /** deprecated */
  u?: boolean;
}

/** Element is an element or an expression of an MDX page. */
export interface Element {
  /** it stands within a line */
  inline?: boolean;
  /** it, rendered ahead of time */
  picture: Demo | null;
  /** what markdown is within it: the texts of its slots */
  text: Prose;
}

/** Exhibit is one of a wall. */
export interface Exhibit {
  title: string;
  href: string;
  /** at the end of its caption */
  note: string;
  /** that it takes of the wall */
  columns: number;
  rows: number;
  demo: Demo | null;
}

/** Extra is a script of its own that a page carries where the configuration asks for it: it ships nothing to other sites. */
export interface Extra {
  /** of the script's element */
  id: string;
  /** its address */
  src: string;
  /** what it needs to know, as data attributes of the element */
  data: Record<string, string> | null;
  when: ExtraTime;
}

/** ExtraTime says when an extra script runs. */
export type ExtraTime = 'first' | 'parsed' | 'anytime';

/** Family is a library whose components need one provider: the wrapper that gives demos their theme. */
export interface Family {
  id: string;
  /** URL of the static stylesheet with its variables; filled in by build */
  stylesheet: string;
}

/** Feature is one card. */
export interface Feature {
  title: string;
  text: Prose;
  /** "" for none */
  href: string;
}

/** Features are what speaks for a library, in cards. */
export interface Features {
  features: Feature[] | null;
}

/** Formula is a formula of the text. */
export interface Formula {
  /** MathML */
  html: string;
  /** on lines of its own */
  display?: boolean;
}

/** Gallery is a choice of components (specification §7). */
export interface Gallery {
  cards: Card[] | null;
}

/** Glance is what the installed package of a product says of itself, on the home of the product. */
export interface Glance {
  package: string;
  version: string;
  /** the day on which the version came out, 2024-01-31 and January 31, 2024; "" where the package does not say it */
  released?: string;
  releasedDay?: string;
  /** as the package names it, "" for none */
  license: string;
  /** majors that it works with: "17, 18"; "" for none */
  react: string;
  /** of its reference */
  entries: number;
  /** of the page that lists them, "" for none */
  href?: string;
}

/** HeaderLink is an entry of the menu under the lead. Kind chooses its icon. */
export interface HeaderLink {
  /** source, issues, bundle, aria, design */
  kind: string;
  label: string;
  href: string;
  note?: string;
}

/** Heading is an entry of the page's table of contents. */
export interface Heading {
  id: string;
  /** 2 or 3 */
  level: number;
  /** plain text */
  text: string;
  /** as shown in the contents: code tags and links removed */
  html: string;
  /** its children are shown when asked for */
  folded?: boolean;
  children: Heading[] | null;
}

/** HeadingLine is a heading of the text. */
export interface HeadingLine {
  /** from 2 to 6 */
  level: number;
  /** "" for none */
  id: string;
  text: Prose;
}

/** Hero is what a home begins with below its title. */
export interface Hero {
  /** empty where the page has it as its lead */
  tagline: Prose;
  /** null for none */
  picture: HeroPicture | null;
  /** the first matters most */
  actions: Action[] | null;
}

/** HeroPicture is a picture beside the title. */
export interface HeroPicture {
  /** "" for mere decoration */
  alt: string;
  light: Image;
  /** null for the same in both color modes */
  dark: Image | null;
}

/** Hint is what is known of a name. */
export interface Hint {
  /** as TypeScript */
  type: string;
  /** first sentence, "" for none */
  doc: string;
}

/** Hints tell what the names in the demos of a page are: one file a page, fetched when a reader asks. */
export interface Hints {
  /** each once */
  texts: Hint[] | null;
  /** by file, line for line, name for name: the text, from 1; 0 for none */
  files: Record<string, (number[] | null)[] | null> | null;
}

/** Hydration says when an island comes to life. */
export type Hydration = 'visible' | 'interaction' | 'idle' | 'never';

/** Image is a picture with its size in pixels of the page. */
export interface Image {
  src: string;
  width: number;
  height: number;
}

/** Import is an import statement, with what it adds to a bundle. */
export interface Import {
  /** import Button from '@acme/ui/Button'; */
  statement: string;
  /** 27.6 kB; "" where it is not measured */
  size?: string;
}

/** IndexEntry is one line of the index of a reference. */
export interface IndexEntry {
  name: string;
  href: string;
  /** component, hook, interface, values */
  kind: string;
  /** one sentence, "" for none */
  text: string;
  package: string;
  /** release that brought it, "" where it is not known */
  since: string;
  /** its own, 0 for what has none */
  props: number;
  /** that its import adds to a bundle, 0 where that is not known */
  bytes: number;
  deprecated?: boolean;
}

/** IndexGroup are entries of the reference that belong together. */
export interface IndexGroup {
  /** of its heading */
  id: string;
  title: string;
  entries: IndexEntry[] | null;
}

/** InheritedProp is a prop that another page describes. */
export interface InheritedProp {
  name: string;
  /** its row, "" where no page has it */
  href: string;
  type: string;
  /** one sentence */
  text: string;
}

/** Keyboard is a table of keys and what they do. */
export interface Keyboard {
  rows: KeyboardRow[] | null;
}

/** KeyboardRow is one row of it. */
export interface KeyboardRow {
  /** what stands on them; those of one entry are pressed together */
  keys: (string[] | null)[] | null;
  /** shown in their place, "" for none */
  label: string;
  text: Prose;
  /** it held in a browser, and nothing has changed since */
  verified: boolean;
}

/** Link is a reference to a page with the words to show for it. */
export interface Link {
  title: string;
  href: string;
}

/** Logo is the sign in the header; Light is "" for ours. */
export interface Logo {
  light: string;
  /** "" for the same */
  dark?: string;
  alt: string;
  /** in the header, where it is 24 pixels high */
  width: number;
}

/** NavEntry is one entry of a product's navigation tree (specification §3, "Navigation page entry"). An entry with Children and no Subheader is a group; with a Subheader it is a label; else it is a page. */
export interface NavEntry {
  /** without trailing slash, as authors write it; https:// is external */
  pathname: string;
  /** resolved: explicit, translated or derived (specification §2) */
  title: string;
  subheader?: string;
  icon?: string;
  /** pro, premium */
  plan?: string;
  planned?: boolean;
  unstable?: boolean;
  newFeature?: boolean;
  legacy?: boolean;
  linkProps?: Record<string, string>;
  /** what its page says of itself; only where pages are listed */
  description?: string;
  /** a group, also where its children are left out */
  group?: boolean;
  /** "" for a subheader; address with trailing slash; for a group its overview */
  href: string;
  /** the page shown */
  active?: boolean;
  /** on the way to the page shown, or a subheader */
  open?: boolean;
  children?: NavEntry[];
}

/** Navigation is what one page carries of its product's tree: the top groups, with children only in the open branch. */
export interface Navigation {
  /** product id */
  product: string;
  label: string;
  entries: NavEntry[] | null;
  /** address of the whole tree as HTML, "" where the page carries all of it */
  tree: string;
}

/** Number is one figure. */
export interface Number {
  label: string;
  value: string;
  /** what the build counted, "" for a text of the author */
  count: string;
}

/** Numbers are figures in a row. */
export interface Numbers {
  numbers: Number[] | null;
}

/** Origin is a group of props that come from elsewhere: another component, a shared type, or the platform. */
export interface Origin {
  label: string;
  /** the page that describes them, "" for none */
  href: string;
  count: number;
  rows?: InheritedProp[];
  /** attributes that need no description */
  names?: string[];
}

/** Page is a finished page: everything its rendering needs, complete before the first component renders. It is immutable once the link stage has made it, and it is what crosses to Node as JSON. */
export interface Page {
  /** canonical path, always with a trailing slash: /acme-ui/button/ */
  path: string;
  /** file below the site folder, with forward slashes */
  source: string;
  /** two letters; "en" where the path names none */
  language: string;
  /** the H1, as plain text */
  title: string;
  /** what readers see first, above it the title; "" for the title */
  headline?: string;
  /** the document title: "{Title} - {Product}" */
  headTitle: string;
  /** plain text, 70 to 160 characters */
  description: string;
  /** the lead paragraph under the H1; may hold inline code */
  leadHtml: string;
  /** "" where the path has none */
  productId: string;
  categoryId: string;
  /** "" where the site names no repository */
  editUrl: string;
  /** absolute URL */
  canonical: string;
  /** ancestors in the navigation, outermost first; Href "" is a label */
  crumbs: Link[] | null;
  /** the entries of the menu under the lead */
  headerLinks: HeaderLink[] | null;
  /** how the component that the page is about is imported; null where it is about none, or about several */
  import?: Import;
  /** the first has no heading; each further one starts with an H2 */
  sections: Section[] | null;
  /** H2s with their H3s */
  contents: Heading[] | null;
  /** null on the first page of a tree */
  previous: Link | null;
  next: Link | null;
  /** library families that the page's demos need, in the order of first use */
  families: string[] | null;
  noIndex: boolean;
  /** pro, premium or "" (specification §2, "Page flags") */
  plan: string;
  planned: boolean;
  unstable: boolean;
  newFeature: boolean;
  legacy: boolean;
  /** the page in the site's languages, its own among them; empty for one language */
  languages: Translation[] | null;
  /** address of the page as markdown, "" for none */
  markdown: string;
  /** nobody has translated it: its text is English */
  fallback?: boolean;
  /** its text is written from right to left */
  rtl?: boolean;
  /** one demo that fills the page, without the shell around it */
  frame: boolean;
  /** pages about the same subject, this one among them; empty for a lone page */
  tabs: Tab[] | null;
  post?: Post;
  /** the site has a blog: its feeds are announced */
  feed: boolean;
  /** address of the picture that link previews show, below the site; "" for none */
  card: string;
  /** null where nothing was tried */
  verified?: Verified;
  /** null on all but homes of products that have a headline */
  glance?: Glance;
}

/** Pages are pages to choose from. */
export interface Pages {
  entries: NavEntry[] | null;
  /** what the reference knows of them, where all are its pages */
  index?: IndexGroup[];
}

/** Playground is a component with controls for its props: a picture that comes to life at the first touch, and code. */
export interface Playground {
  /** unique on the page */
  id: string;
  component: string;
  controls: Control[] | null;
  /** of its own props */
  total: number;
  /** that it can be shown in, beside rest: hover, focus, disabled */
  states: string[] | null;
  /** classes that the library sets on what has the focus */
  focus: string[] | null;
  /** to choose from */
  icons: PlaygroundIcon[] | null;
  element: CodeElement;
  /** key of the component in a theme, "" for none */
  theme: string;
  /** address of its reference, "" for none */
  api: string;
  /** at first, highlighted */
  code: string;
  /** the same as text */
  text: string;
  /** its module is written by the build, its source is the code at first */
  picture: Demo | null;
}

/** PlaygroundDoor is what a list of props has in the place of a playground that another page carries: it is opened by whoever wants it, and costs nobody else anything. */
export interface PlaygroundDoor {
  /** of the playground, on either page */
  id: string;
  /** address of the page that has it */
  page: string;
  component: string;
  /** how many it has */
  controls: number;
  /** of the component's own props */
  total: number;
  /** readers come to that page, scripts or not */
  read?: boolean;
}

/** PlaygroundIcon is an icon that a prop can be set to. */
export interface PlaygroundIcon {
  /** of the component */
  name: string;
  /** statement */
  import: string;
}

/** Post is what a page of the blog is beside a page. */
export interface Post {
  path: string;
  title: string;
  description: string;
  /** 2026-01-31 */
  date: string;
  /** January 31, 2026 */
  day: string;
  authors: PostAuthor[] | null;
  tags: string[] | null;
  /** it takes to read */
  minutes: number;
  /** address of its large picture, "" for none */
  card: string;
}

/** PostAuthor is one who wrote a post. */
export interface PostAuthor {
  name: string;
  /** "" for none */
  url: string;
}

/** Product is one documented library as readers choose it in the header. */
export interface Product {
  id: string;
  label: string;
  /** core, x or "" */
  category: string;
  /** path of its first page */
  home: string;
  /** displayed version (specification §3) */
  version: string;
  /** family of its demos; "" if it has none */
  family: string;
  /** the version menu (specification §2); empty for a lone version */
  versions: Version[] | null;
}

/** Prose is finished HTML. The comment <!--b:0--> in it stands for its first block, and so on. */
export interface Prose {
  html: string;
  blocks?: Block[];
}

/** Reference is one list of a reference page: props, slots, classes, parameters, returned values, members. */
export interface Reference {
  /** of the list; its rows' ids begin alike */
  id: string;
  /** whose display option holds: props, slots or classes */
  section: string;
  /** "Props of Button" */
  label: string;
  /** what a row is: Prop, Slot, Class, Parameter … */
  word: string;
  /** the display options are shown above */
  switch: boolean;
  /** so is the field that filters all lists of the page */
  filter?: boolean;
  /** rows have types; the table has columns for them */
  types: boolean;
  /** classes have rule names */
  rules: boolean;
  rows: ReferenceRow[] | null;
  /** props from elsewhere, instead of rows */
  groups?: Origin[];
  /** to a playground of these props, nil for none */
  door?: PlaygroundDoor;
  /** what names in the types of all lists of the page stand for: on the page's last list */
  definitions?: Definition[];
}

/** ReferenceArgument is a name with what it means. */
export interface ReferenceArgument {
  name: string;
  text: Prose;
}

/** ReferenceRow is one line: a name with its facts. */
export interface ReferenceRow {
  /** anchor; public, and guarded by a test */
  id: string;
  name: string;
  /** Required, State or "" */
  note: string;
  /** arms of a union, as HTML: names of documented types are links */
  type: string[] | null;
  /** code; "" for none */
  default: string;
  /** class name with its dot */
  class: string;
  /** key of a class */
  rule: string;
  /** description */
  text: Prose;
  deprecated: boolean;
  /** why it is deprecated */
  reason: Prose;
  /** code */
  signature: string;
  arguments?: ReferenceArgument[];
  returns: Prose;
  /** address of what sets the prop in a playground */
  control?: string;
  /** a script opens the playground that the row leads to */
  here?: boolean;
  /** a demo or a playground whose code sets it, where it has no control */
  shown?: Link;
  /** release that brought it, where it is not the first known */
  since?: string;
  /** release that deprecated it, where that is known */
  deprecatedSince?: string;
}

/** Search is the search as a page. Scripts put the search there; without them a server answers. */
export interface Search {
  /** a server fills it in */
  template: boolean;
}

/** Section is what stands between two H2s. Its blocks are rendered in order. */
export interface Section {
  /** id of the H2, "" for the first section */
  id: string;
  /** it stands beside the others where there is room */
  beside?: boolean;
  blocks: Block[] | null;
}

/** Site is what every page of the site has in common. It comes from vitrine.yaml. */
export interface Site {
  name: string;
  /** origin of the published site with its base, without trailing slash */
  url: string;
  /** path before all addresses, as in "/docs" */
  base?: string;
  /** "" for none */
  repository: string;
  /** Path of the page that says how accessible the site is; "" for none. */
  accessibility?: string;
  /** in the order of the product selector */
  products: Product[] | null;
  families: Family[] | null;
  /** in the order of their folders */
  stylings: Styling[] | null;
  brand?: Brand;
  /** nil for a site of one version */
  versions?: Versions;
}

/** States is a sheet of pictures: a component in combinations of its props, in both color modes beside each other. The pictures are rendered ahead of time and never live. */
export interface States {
  /** unique on the page */
  id: string;
  /** number on the page, from 1 */
  figure: number;
  component: string;
  columns: Axis;
  /** "" as its prop for one row */
  rows: Axis;
  /** of rows; "" as its prop for one group */
  groups: Axis;
  /** that the sheet can show: rest, hover, focus, disabled */
  states: string[] | null;
  /** of pictures in one state and both modes */
  count: number;
  rest: Demo | null;
  /** nil for a component that can't be */
  disabled: Demo | null;
}

/** Styling is one of the stylings in which a demo may be written. */
export interface Styling {
  /** of the folder: system, tailwind, css */
  id: string;
  /** in English */
  label: string;
}

/** Tab is one of several pages about the same subject. */
export interface Tab {
  label: string;
  href: string;
  current: boolean;
}

/** Table is a table with one row of headings. */
export interface Table {
  label: string;
  head: Cell[] | null;
  rows: (Cell[] | null)[] | null;
}

/** Tabs are parts of the text of which one is shown. */
export interface Tabs {
  /** on the page, from 1, code tabs among them */
  number: number;
  storageKey: string;
  label: string;
  /** the tab that is shown before any script, from 0 */
  open?: number;
  tabs: TextTab[] | null;
}

/** Task is the box of a task in a list. */
export interface Task {
  done: boolean;
}

/** TextTab is one of them. */
export interface TextTab {
  label: string;
  text: Prose;
}

/** Translation is a page in one of the site's languages. */
export interface Translation {
  /** two letters */
  language: string;
  /** the page in that language, or that language's first page */
  href: string;
  /** it is this page, not another one */
  same: boolean;
}

/** Verified is what a browser saw to be true of a page, and has not changed since. */
export interface Verified {
  /** of the product */
  version: string;
  /** sentences of the page */
  claims: string[] | null;
  /** rows of its keyboard table */
  keys: number;
}

/** Version is one entry of a product's version menu. */
export interface Version {
  label: string;
  /** "" for the current one */
  href: string;
  /** the version that this site documents */
  current: boolean;
}

/** Versions is what pages know of other releases when they are made; the rest comes from VersionsPath. */
export interface Versions {
  /** of this one */
  label: string;
  /** where links of a former one lead to the newest: NewestPlace */
  newest?: string;
  /** homes of those that are known */
  others?: Link[];
}

/** Wall is a number of exhibits beside each other, each a demo with a caption that leads to its page. */
export interface Wall {
  /** they stand around the header of the page */
  around: boolean;
  /** where the page is wide */
  columns: number;
  exhibits: Exhibit[] | null;
}

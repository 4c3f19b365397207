// The DOM contract: all ids, attributes and classes by which the engine's scripts find what a theme wrote, and those
// that they write themselves, for a theme to style. Scripts and themes both take them from here; a test holds them to
// it. Enums cost no byte: the bundler writes their values where they are used.

/** Ids. Each stands once in a page. */
export enum Id {
  /** The script of dev mode; written by its server. */
  DevelopmentScript = 'vitrine-client',
  /** The main part of the page, where the link that skips the shell leads. */
  Main = 'main',
  /** The navigation of the product. The first paint waits for it. */
  Navigation = 'nav',
  /** The modules of the page, as JSON. Written by the engine. */
  PageAssets = 'page-assets',
  /** Scripts that some pages have: for demos, doors to playgrounds, rows to filter, feedback. Written by the engine. */
  Exhibits = 'vitrine-exhibits',
  Doors = 'vitrine-doors',
  Filter = 'vitrine-filter',
  Feedback = 'vitrine-feedback',
  /** Scripts of the icon font, of messages and analytics, and of the service worker. Written by the engine. */
  IconFont = 'icon-font',
  Messages = 'vitrine-messages',
  Analytics = 'analytics',
  Offline = 'offline',
  /** On the page of errors: the address that was asked for, hidden while it is not known; the field of its search. */
  LostAddress = 'lost-address',
  LostQuery = 'lost-query',
  /** On the page of errors: the section about the nearest pages, hidden while there are none, and its empty list. */
  LostNear = 'lost-near',
  LostPages = 'lost-pages',
  /** On the page of errors: the template of one of them, with {href}, {title}, {product} and {about}. */
  LostPage = 'lost-page',
  /** The script of the page of errors. Written by the engine. */
  Lost = 'lost',
  /** The list of news, a popover with a paragraph in it that the script replaces; its button has its name. */
  News = 'news',
  Announcement = 'announcement',
  /** The menu of versions: a list of links that the script fills anew; its button has its name. */
  Versions = 'versions',
  /** The script of the news. Written by the engine. */
  NewsScript = 'news-bell',
  /** The root of a sandboxed frame. Written by the engine. */
  SandboxRoot = 'root',
}

/** Classes. Those that are "written by a script" appear while somebody reads; a theme styles them. */
export enum Class {
  /** Around the shell: what scripts add to the page goes to its end. */
  Shell = 'vt',
  /** On each part that belongs to the shell and not to a demo: the reset holds there alone. */
  Ui = 'ui',
  /** Seen by no one, read to some. */
  VisuallyHidden = 'vh',
  /** The header, to whose end the live region goes; the main part of the page. */
  Bar = 'bar',
  Main = 'main',
  /** Buttons: an icon, whose name appears as a tooltip; a word of a toolbar; any; the one that most readers want. */
  Tool = 'tool',
  TextTool = 'text-tool',
  Button = 'btn',
  MainButton = 'main-btn',
  /** Small text beside something. */
  Label = 'label',
  /** An icon. */
  Icon = 'i',
  /** The table of contents, whose current entry follows the reader. */
  Contents = 'contents',
  /** The table of contents as a disclosure: it closes when an entry was chosen. */
  ContentsDisclosure = 'where-am-i',
  /** A demo in its case, whose id is the name of the demo. */
  Demo = 'exhibit',
  /** The element of a demo, or of a picture of one, with exactly its HTML. Written by the engine. */
  DemoRoot = 'demo',
  /** What the demo stands on: the frame of edited code goes to its end. */
  Ground = 'ground',
  /** A demo that is a page of its own, in a frame. */
  Framed = 'framed',
  /** What a demo is called. */
  DemoTitle = 'demo-title',
  /** Takes the focus before the demo. */
  FocusStart = 'focus-start',
  /** The toolbar of a demo. */
  Tools = 'tools',
  /** The sources of a demo. */
  Sources = 'sources',
  /** A block of code. */
  Code = 'code',
  /** The panel of a tab of a block of code. */
  Panel = 'panel',
  /** The code shows numbers of lines. */
  Numbered = 'numbered',
  /** The code is being edited; written by a script. */
  Editing = 'editing',
  /** A sheet of states: the rules of its pictures ask which of its radios is checked, by the value. */
  Sheet = 'sheet',
  /** One half of it, in one color mode; what is said of the picture under the pointer. */
  Plate = 'plate',
  Readout = 'readout',
  /** A component with its parts numbered: the drawing with its pins, and the table of parts. */
  Anatomy = 'anatomy',
  Canvas = 'canvas',
  Pin = 'pin',
  /** The lines that lead from pins to parts. */
  Leaders = 'leaders',
  Parts = 'parts',
  /** The frame around the part that is lit; written by a script. */
  Reticle = 'reticle',
  /** A component with controls: states of its picture, form, row, what puts a row back; address of what is shown. */
  Playground = 'play',
  /** In the place of a playground of another page, until a reader opens it; with its id. */
  Door = 'play-door',
  Poses = 'poses',
  Controls = 'controls',
  Control = 'control',
  Undo = 'undo',
  Address = 'address',
  /** What stands over and below a demo that is measured; written by a script. */
  Rulers = 'rulers',
  Gauge = 'gauge',
  Findings = 'findings',
  /** A list of reference entries. */
  Reference = 'reference',
  /** One of its rows. */
  Row = 'row',
  /** Opens a row where only names are shown. */
  More = 'more',
  /** A heading that can be linked to. */
  Anchor = 'anchor',
  /** The link of a heading to itself. */
  AnchorLink = 'hash',
  /** The question whether the page helped. */
  Rating = 'rate',
  /** What a page ends with. */
  PageFooter = 'after',
  /** Its first line: the form of a comment follows it. */
  Ask = 'ask',
  /** A tooltip; written by a script. */
  Tooltip = 'tip',
  /** What a name in the code of a demo is. */
  NameTip = 'name-tip',
  /** Says why a demo did not start; written by a script. */
  DemoFailure = 'demo-failed',
  /** Says why a demo stopped; written by a script. */
  Crash = 'crash',
  /** A menu, and the one of toolbars; written by a script. */
  Menu = 'menu',
  ToolMenu = 'tool-menu',
  /** An entry of a menu; written by a script. */
  MenuEntry = 'entry',
  /** The choice of widths above a demo that stands alone; written by a script. */
  Viewports = 'viewports',
  /** Says that a link to code is damaged; written by a script. */
  DamagedLink = 'damaged',
  /** Parts of the editor; written by a script. */
  EditorTools = 'edit-bar',
  EditorLines = 'lines',
  EditorError = 'code-error',
  EditorOffer = 'code-offer',
  EditorStatus = 'code-status',
  CompletionPopup = 'completions',
  Diagnostic = 'diagnostic',
  /** The lines around a mistake. */
  CodeFrame = 'code-frame',
  /** Enters the code of a demo. */
  EditHere = 'edit-here',
  /** One line of code, as the build and the editor write it. */
  Line = 'ln',
  /** The frame that edited code runs in; written by a script. */
  Sandbox = 'sandbox',
  /** The dialog of the search; written by a script. */
  Search = 'search',
  /** The search itself, in the dialog and on its page; its parts. Written by a script, and by the server without. */
  Finder = 'finder',
  FinderPage = 'in-page',
  SearchQuery = 'query',
  SearchClear = 'clear',
  SearchClose = 'esc',
  SearchProgress = 'progress',
  SearchBody = 'body',
  SearchRail = 'rail',
  SearchRailTitle = 'rail-title',
  SearchChoices = 'scopes',
  SearchCount = 'n',
  SearchResults = 'found',
  SearchSay = 'say',
  SearchSayTitle = 'say-title',
  SearchActions = 'acts',
  SearchPaging = 'paging',
  SearchMeant = 'mean',
  SearchKeys = 'keys',
  SearchHint = 'key',
  SearchHit = 'hit',
  SearchChild = 'child',
  SearchOneLine = 'one',
  SearchRow = 'is-prop',
  SearchMore = 'all',
  SearchTitle = 't1',
  SearchText = 't2',
  SearchFacts = 'facts',
  SearchName = 'pn',
  SearchType = 'ty',
  SearchDefault = 'df',
  SearchMono = 'mono',
  SearchHeading = 'gh',
  SearchRecent = 'recent',
  SearchGhost = 'ghost',
  /** The form of a comment and its parts; written by a script. */
  FeedbackForm = 'remarks',
  FeedbackError = 'wrong',
  FeedbackHint = 'hint',
  FeedbackButtons = 'choices',
  /** The button at the end of a heading that asks for a comment; written by a script. */
  FeedbackSection = 'remark',
  /** One line that says how something went; written by a script. */
  Toast = 'toast',
  /** The color mode, on the body; written by a script. */
  Light = 'mode-light',
  Dark = 'mode-dark',
}

/** Attributes. */
export enum Attribute {
  /** On the announcement: its name. */
  Announcement = 'data-announcement',
  /** On the document: the reader has closed the announcement of this name. Written by the engine. */
  Closed = 'data-closed',
  /** "demo" on an element that comes to life, "codetabs" on a block with tabs, whose list is its first child. */
  Island = 'data-island',
  /** On the element of a demo: its name, family, styling, and when it comes to life. Written by the engine. */
  Demo = 'data-demo',
  Family = 'data-family',
  Styling = 'data-styling',
  Hydrate = 'data-hydrate',
  Alone = 'data-alone',
  Pending = 'data-pending',
  /** On the place of markdown in an element of a page: its number, and that it is within a line. */
  Slot = 'data-slot',
  Inline = 'data-inline',
  /** On the element of a demo: it was started, is alive (and was drawn until then), did not start. By scripts. */
  Started = 'data-started',
  Live = 'data-live',
  Still = 'data-still',
  Failed = 'data-failed',
  /** On a demo: its stylings, that its code can't be edited, where a crash is reported. */
  Stylings = 'data-stylings',
  ReadOnly = 'data-read-only',
  Report = 'data-report',
  /** On a demo and on a block of code: a reader has edited it. Written by a script. */
  Edited = 'data-edited',
  /** On a demo whose code is being written: it stands beside the code, or above it. Written by a script. */
  Writing = 'data-writing',
  /** On the frame of edited code: it has shown something. On a line beside a mistake: its number. */
  Shown = 'data-shown',
  Number = 'data-number',
  /** On a demo: the code that a reader sees in it came with a link. Written by a script. */
  Foreign = 'data-foreign',
  /** On the toolbar of a demo: where its source is edited. */
  Edit = 'data-edit',
  /** On a button of a toolbar: what it does. */
  Tool = 'data-tool',
  /** On the sources of a demo: closed, preview or open; and which of them it was before. */
  State = 'data-state',
  Before = 'data-before',
  /** On a source: its language, its address, that nothing of it is shown. */
  Language = 'data-language',
  Href = 'data-href',
  Empty = 'data-empty',
  /** On a message about code: the line that it is about. Written by a script. */
  Line = 'data-line',
  /** On the mark of a character in code that nobody sees. Written by the engine. */
  CodePoint = 'data-code-point',
  /** A button that copies the code of its block; a link whose text is copied. */
  Copy = 'data-copy',
  CopyPage = 'data-copy-page',
  /** On such a button: it has copied, and says so. Written by a script. */
  Copied = 'data-copied',
  /** On a block of code with tabs: the key under which the choice is kept. */
  StorageKey = 'data-storage-key',
  /** On a panel that is not shown. */
  Off = 'data-off',
  /** A text that appears as a tooltip. */
  Tip = 'data-tip',
  /** On the way to the search: addresses of its script and its index, the product to prefer. */
  Search = 'data-search',
  Index = 'data-index',
  Product = 'data-product',
  /** Where the search stands as a page; what the page of the server said is inside. */
  SearchPage = 'data-search-page',
  /** The button that changes the color mode. */
  ModeSwitch = 'data-mode-switch',
  /** On the navigation: where the whole tree is. On an entry: the group whose pages are left out. */
  Tree = 'data-tree',
  Group = 'data-group',
  /** On a list of reference entries: whose display holds. On a button: the display that it chooses. */
  Section = 'data-section',
  Display = 'data-display',
  /** On a row: its facts are shown. Written by a script. */
  Open = 'data-open',
  /** On a door to a playground, the page that has it; on a figure, the script that answers, as assets call it. */
  Page = 'data-page',
  Instrument = 'data-instrument',
  /** On a demo that is being measured; written by a script. */
  Measured = 'data-measured',
  /** Around a demo of a wall: its direction, where it has one, and the color mode around it are those of the demo. */
  Stage = 'data-stage',
  /** On the row of a control: the path of its prop; that it was set, written by a script. */
  Prop = 'data-prop',
  Set = 'data-set',
  /** On a button of a playground: what it does. */
  Act = 'data-act',
  /** On the row of a part: its class. */
  Part = 'data-part',
  /** On a picture of a sheet. */
  Cell = 'data-cell',
  /** On a label of a sheet: its axis, and its number on it. Lit: the pointer is on it; written by a script. */
  Axis = 'data-axis',
  Lit = 'data-lit',
  /** On the field that filters the rows of a page, on where their count stands, and on what is shown without any. */
  Filter = 'data-filter',
  Hits = 'data-hits',
  NoHits = 'data-no-hits',
  /** On an element whose children are such rows; on a row: of which kinds it is; on a button: the kind it shows. */
  Filtered = 'data-filtered',
  Kinds = 'data-kinds',
  Facet = 'data-facet',
  /** On an element whose click is an event: what analytics are told. */
  EventCategory = 'data-ga-event-category',
  EventAction = 'data-ga-event-action',
  EventLabel = 'data-ga-event-label',
  /** The share of its clicks that is told. */
  EventSplit = 'data-ga-event-split',
  /** On the document: preferences of the reader, before the first paint. Written by a script. */
  Script = 'data-script',
  Query = 'data-query',
  Mode = 'data-mode',
  ModeChoice = 'data-mode-choice',
  Own = 'data-own',
  Tabs = 'data-tabs',
  CodeVariant = 'data-code-variant',
  CodeStyling = 'data-code-styling',
  ApiProps = 'data-api-props',
  ApiSlots = 'data-api-slots',
  ApiClasses = 'data-api-classes',
  /** On the engine's own scripts: what they need to know. Written by the engine. */
  Code = 'data-code',
  Endpoint = 'data-endpoint',
  /** On the script of the page of errors: the list of all pages. Written by the engine. */
  Pages = 'data-pages',
  /** On the script of the news: where they are. Written by the engine. */
  List = 'data-list',
  /** On the button of the news: how many the reader has not seen. Written by a script. */
  Unseen = 'data-unseen',
  Host = 'data-host',
  Issues = 'data-issues',
  Version = 'data-version',
  Messages = 'data-messages',
  /** On styles of demos: the cache that they belong to. Written by the engine. */
  Emotion = 'data-emotion',
}

/** Names of the radios that choose mode and direction. */
export enum Field {
  Mode = 'vitrine-mode',
  Direction = 'vitrine-direction',
}

/** Icons of the page's sheet of symbols that scripts ask for. */
export enum IconHref {
  Check = '#i-check',
  Copy = '#i-copy',
}

type Camel<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;

/** The attributes without what all of them begin with. */
export type AttributeName = {
  [A in `${Attribute}`]: A extends `data-${infer Name}` ? Name : never;
}[`${Attribute}`];

/** The attributes as `dataset` names them. */
export type DataName = {
  [A in `${Attribute}`]: A extends `data-${infer Name}` ? Camel<Name> : never;
}[`${Attribute}`];

/** Values of attributes, by their names in `dataset`. */
export type Dataset = { readonly [Name in DataName]?: string | boolean };

/** Attributes of the contract as props of an element: false and undefined leave one out, true is an empty one. */
export function data(values: Dataset): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) {
      props[`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value === true ? '' : value;
    }
  }
  return props;
}

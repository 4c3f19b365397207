// What a theme is: one component for each part of a page. The default theme has all of them; a site's own folder
// replaces some or all by name. Which names there are is said in internal/vitrine/theme.go.
import type { ComponentType, ReactNode } from 'react';
import type {
  Anatomy,
  Assets,
  Callout,
  Card,
  Code,
  CodeTabs,
  Demo,
  Diagram,
  Features,
  Formula,
  Glance,
  Heading,
  HeadingLine,
  Hero,
  IndexGroup,
  Keyboard,
  NavEntry,
  Navigation,
  Numbers,
  Page,
  Playground,
  Product,
  Prose,
  Reference,
  Section,
  Site,
  States,
  Table,
  Tabs,
  Task,
  Wall,
} from '../contract/contract.gen';
import type { ThemeComponent } from '../contract/theme.gen';

/** Everything inside the body but scripts: the shell and the page in it. */
export interface PageProps {
  site: Site;
  page: Page;
  navigation: Navigation;
  assets: Assets;
}

export interface BarProps {
  site: Site;
  page: Page;
  assets: Assets;
  product: Product | undefined;
  /** Names what is shown where the page belongs to no product. */
  label: string;
}

export interface ProductPickerProps {
  products: readonly Product[];
  current: Product | undefined;
  label: string;
}

export interface PageFooterProps {
  site: Site;
  page: Page;
  /** Whether readers are asked what they think of the page. */
  rated: boolean;
}

export interface DemoPartProps {
  /** The demo in all of its stylings. */
  all: readonly Demo[];
}

export interface DemoSourcesProps extends DemoPartProps {
  figure: number;
  /** The directive's defaultCodeOpen: null shows a preview where there is one. */
  open: boolean | null;
}

export interface IconProps {
  name: string;
  /** Mirrored where reading goes from right to left. */
  flip?: boolean;
  className?: string;
}

/** What is special about a page: its plan, that it is new, and the like. */
export type BadgesProps = {
  of: Partial<Pick<NavEntry, 'plan' | 'newFeature' | 'unstable' | 'planned' | 'legacy'>>;
};

/** A page to choose; what it says of itself is shown where it is known. */
export type CardEntry = Pick<NavEntry, 'title' | 'href'> & Partial<NavEntry>;

export interface TableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** The props of each part. A missing or an additional name does not compile. */
export interface PartProps {
  Page: PageProps;
  Frame: { demo: Demo };
  Bar: BarProps;
  ProductPicker: ProductPickerProps;
  SearchButton: { assets: Assets; product: string };
  Settings: object;
  LanguageMenu: { page: Page };
  News: { assets: Assets };
  Navigation: Navigation;
  NavigationTree: { entries: readonly NavEntry[] };
  /** Inside: it stands within the main part of the page, with the sections that stand beside the others. */
  Contents: { contents: readonly Heading[]; glance?: Glance | null; inside?: boolean };
  PageHeader: { page: Page };
  PageFooter: PageFooterProps;
  Rating: object;
  Section: Section;
  Prose: Prose;
  Heading: HeadingLine;
  Code: Code;
  CodeTabs: CodeTabs;
  Tabs: Tabs;
  Callout: Callout;
  Table: Table;
  Task: Task;
  Formula: Formula;
  Diagram: Diagram;
  Keyboard: Keyboard;
  Verified: { page: Page };
  Component: { html: string };
  Demo: Demo;
  DemoToolbar: DemoPartProps;
  DemoSources: DemoSourcesProps;
  /** Index: what the reference knows of the pages, where they are its own. */
  Pages: { entries: readonly NavEntry[]; index?: readonly IndexGroup[] | null };
  /** Template: a server answers in it, in SearchAnswer. */
  SearchPage: { template: boolean };
  Gallery: { cards: readonly Card[] };
  Anatomy: Anatomy;
  States: States;
  Playground: Playground;
  Reference: Reference;
  Wall: Wall;
  Hero: Hero;
  Features: Features;
  Numbers: Numbers;
  Icon: IconProps;
  Badges: BadgesProps;
  Cards: { entries: readonly CardEntry[] };
  ScrollTable: TableProps;
}

/** A complete theme. */
export type Theme = {
  readonly [Name in ThemeComponent]: ComponentType<PartProps[Name]>;
};

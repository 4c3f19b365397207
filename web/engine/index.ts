// The public entry of the engine: what a theme, a site's components, scripts and families are written with. A theme
// imports nothing else of the engine, and importing it does nothing by itself.
/// <reference path="./attributes.d.ts" />
export type {
  Anatomy as AnatomyData,
  AnatomyPart,
  Assets,
  Block,
  Callout as CalloutData,
  Card,
  Cell,
  Code as CodeData,
  CodeTabs as CodeTabsData,
  Control as ControlData,
  Definition,
  Demo as DemoData,
  DemoOptions,
  DemoSource,
  Extra,
  Diagram as DiagramData,
  Features as FeaturesData,
  Formula as FormulaData,
  Glance as GlanceData,
  HeaderLink,
  Heading as HeadingData,
  HeadingLine as HeadingLineData,
  Hero as HeroData,
  IndexEntry,
  IndexGroup,
  InheritedProp,
  Keyboard as KeyboardData,
  Link,
  Logo as LogoData,
  NavEntry,
  Navigation as NavigationData,
  Numbers as NumbersData,
  Origin,
  Page as PageData,
  Playground as PlaygroundData,
  PlaygroundDoor as PlaygroundDoorData,
  Post,
  PostAuthor,
  Product,
  Prose as ProseData,
  Reference as ReferenceData,
  ReferenceRow,
  Section as SectionData,
  Site,
  States as StatesData,
  Axis,
  Tab,
  Table as TableData,
  Tabs as TabsData,
  Task as TaskData,
  Wall as WallData,
  Translation,
  Version,
} from './contract/contract.gen';
export { announcementScript } from './announcement/announcement';
export * from './contract/constants.gen';
export type { ThemeComponent } from './contract/theme.gen';
export type {
  BadgesProps,
  BarProps,
  CardEntry,
  DemoPartProps,
  DemoSourcesProps,
  IconProps,
  PageFooterProps,
  PageProps,
  PartProps,
  ProductPickerProps,
  TableProps,
  Theme,
} from './theme/theme';
export * from './theme/parts';
export { Blocks } from './theme/blocks';
export { useMarkup } from './theme/markup';
export { ProseElement, useProse } from './theme/prose';
export { useRememberedMarkup } from './theme/remembered';
export { Attribute, Class, Field, Id, IconHref, data, type Dataset } from './dom';
export { SearchAnswer } from './search/answer';
export { DemoElement } from './document/DemoElement';
export { useSite } from './theme/site';
export { useMessages } from './messages/context';
export { say, sayWith } from './messages/say';
export type { PageMessage, ScriptMessage } from './messages/messages';
export { announce } from './islands/announce';
export { write } from './islands/clipboard';
export { isPlain } from './islands/plain';
export { preferences, type Store } from './preferences/store';
export type { ApiDisplay, CodeStyling, CodeVariant, Mode, Preferences } from './preferences/preferences';
export type { Direction, PaletteColors, PaletteMode, ThemeAction, ThemeState } from './preferences/theme';
export type { Family, FamilyProviderProps, StyleCollector } from './family';

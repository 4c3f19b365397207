// Sections are lists of blocks; each kind is a part of the theme.
import * as React from 'react';
import type {
  Block,
  Component as ComponentData,
  Element as ElementData,
  Gallery as GalleryData,
  Pages as PagesData,
  Search as SearchData,
} from '../contract/contract.gen';
import { ElementView } from './ElementView';
import {
  Anatomy,
  Callout,
  Code,
  CodeTabs,
  Component,
  Demo,
  Diagram,
  Features,
  Formula,
  Gallery,
  Heading,
  Hero,
  Keyboard,
  Numbers,
  Pages,
  Playground,
  Prose,
  Reference,
  SearchPage,
  States,
  Table,
  Tabs,
  Task,
  Wall,
} from './parts';

type Views = { [K in Block['kind']]: React.ComponentType<Extract<Block, { kind: K }>['data']> };

/** What shows each kind of block. A kind that is missing here is an error of types. */
const views: Views = {
  anatomy: Anatomy,
  callout: Callout,
  code: Code,
  codeTabs: CodeTabs,
  component: ({ html }: ComponentData) => <Component html={html} />,
  demo: Demo,
  diagram: Diagram,
  element: (element: ElementData) => <ElementView {...element} View={BlockView} />,
  features: Features,
  formula: Formula,
  gallery: ({ cards }: GalleryData) => <Gallery cards={cards ?? []} />,
  heading: Heading,
  hero: Hero,
  keyboard: Keyboard,
  numbers: Numbers,
  pages: ({ entries, index }: PagesData) => <Pages entries={entries ?? []} index={index} />,
  playground: Playground,
  prose: Prose,
  reference: Reference,
  search: ({ template }: SearchData) => <SearchPage template={template} />,
  states: States,
  table: Table,
  tabs: Tabs,
  task: Task,
  wall: Wall,
};

/** Shows a block of any kind. */
export function BlockView({ kind, data }: Block) {
  const View = views[kind] as React.ComponentType<object> | undefined;
  if (!View) {
    throw new Error(`A section holds a block of the unknown kind "${kind}".`);
  }
  return <View {...data} />;
}

/** Shows blocks in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] | null | undefined }) {
  return (blocks ?? []).map((block, index) => <BlockView key={index} {...block} />);
}

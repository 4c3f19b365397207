import type * as React from 'react';
import type { Block, Component, Pages, Gallery as GalleryData, Prose } from '../../contract/contract.gen';
import { Exhibit } from '../exhibit/Exhibit';
import { Gallery } from '../gallery/Gallery';
import { Pictures } from '../gallery/Pictures';
import { Reference } from '../reference/Reference';
import { Callout } from './Callout';
import { Code } from './Code';
import { CodeTabs } from './CodeTabs';
import { HeadingLine } from './HeadingLine';
import { ProseElement } from './markup';
import { Table } from './Table';
import { Task } from './Task';

type Views = { [K in Block['kind']]: React.ComponentType<Extract<Block, { kind: K }>['data']> };

/** What shows each kind of block. A kind that is missing here is an error of types. */
const views: Views = {
  callout: Callout,
  code: Code,
  codeTabs: CodeTabs,
  component: SiteComponent,
  demo: Exhibit,
  gallery: ({ cards }: GalleryData) => <Pictures cards={cards ?? []} />,
  heading: HeadingLine,
  pages: ({ entries }: Pages) => <Gallery entries={entries ?? []} />,
  prose: (text: Prose) => <ProseElement as="div" className="prose ui" text={text} />,
  reference: Reference,
  table: Table,
  task: Task,
};

function SiteComponent({ html }: Component) {
  return <div className="component" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows a block of any kind. */
export function showBlock({ kind, data }: Block) {
  const View = views[kind] as React.ComponentType<object> | undefined;
  if (!View) {
    throw new Error(`A section holds a block of the unknown kind "${kind}".`);
  }
  return <View {...data} />;
}

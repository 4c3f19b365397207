// Hits by what they are, as the list shows them.
import type { PageMessage, ScriptMessage } from '../messages/messages';
import type { Hit, Kind, Result } from './types';

/** The kinds of hits that are one group. Sections are below their pages. */
export const groupKinds = {
  pages: ['page', 'section'],
  props: ['prop', 'slot', 'event'],
  guides: ['guide', 'section'],
  api: ['api'],
  classes: ['class'],
  errors: ['error'],
  theme: ['theme'],
  icons: ['icon'],
} as const satisfies Record<string, readonly Kind[]>;

export type GroupName = keyof typeof groupKinds;
export const groupNames = Object.keys(groupKinds) as GroupName[];

/** What stands above a group, in the list of scripts and in the page of a server. */
export const groupTitles: Record<GroupName, PageMessage & ScriptMessage> = {
  pages: 'Pages',
  props: 'Props',
  guides: 'Guides',
  api: 'API',
  classes: 'CSS classes',
  errors: 'Errors',
  theme: 'Theme',
  icons: 'Icons',
};

/** What leads to the whole of a group. */
export const groupWholes: Record<GroupName, PageMessage & ScriptMessage> = {
  pages: 'All {count} pages',
  props: 'All {count} props',
  guides: 'All {count} guides',
  api: 'All {count} API pages',
  classes: 'All {count} CSS classes',
  errors: 'All {count} errors',
  theme: 'All {count} theme values',
  icons: 'All {count} icons',
};

/** A hit with those that stand below it. */
export interface Row {
  hit: Hit;
  children: Hit[];
}

export interface Group {
  name: GroupName;
  rows: Row[];
  /** Of all hits, those that are not shown among them. */
  count: number;
  /** There are more than are shown. */
  more: boolean;
}

/** So much of a group stands beside others, and so many sections below one of its pages. */
const first = 4;
const sections = 3;

const groupOf = (kind: Kind): GroupName =>
  groupNames.find((name) => (groupKinds[name] as readonly Kind[]).includes(kind)) ?? 'pages';

const pageOf = (address: string) => address.split('#')[0]!;

/** How many hits a group has. Sections count with pages, as most pages are about something. */
export function countOf(name: GroupName, { counts }: Pick<Result, 'counts'>): number {
  const kinds: readonly Kind[] = name === 'guides' ? ['guide'] : groupKinds[name];
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/**
 * The groups of a result, that of the best hit first; one of them alone is shown whole. The best hit is the first row,
 * even if it is a section of a page that was found as well.
 */
export function grouped(result: Result, only?: GroupName): Group[] {
  const rows = new Map<GroupName, Row[]>();
  const byPage = new Map<string, Row>();
  for (const hit of result.hits) {
    if (hit.kind === 'page' || hit.kind === 'guide') byPage.set(pageOf(hit.address), { hit, children: [] });
  }
  for (const hit of result.hits) {
    const above = byPage.get(pageOf(hit.address));
    const page = hit.kind === 'section' ? above : undefined;
    const parent = hit === result.hits[0] ? undefined : page;
    const row = parent ?? (above?.hit === hit ? above : { hit, children: [] });
    const name = groupOf((page ?? row).hit.kind);
    const list = rows.get(name) ?? [];
    rows.set(name, list);
    if (parent) parent.children.push(hit);
    if (!list.includes(row)) list.push(row);
  }
  const groups = [...rows].map(([name, list]) => group(name, list, result, !only));
  return groups.filter(({ name }) => !only || name === only);
}

function group(name: GroupName, all: Row[], result: Result, cut: boolean): Group {
  const rows = cut
    ? all.slice(0, first).map(({ hit, children }) => ({ hit, children: children.slice(0, sections) }))
    : all;
  const below = name === 'guides' ? 0 : rows.reduce((sum, { children }) => sum + children.length, 0);
  const count = Math.max(countOf(name, result), rows.length + below);
  return { name, rows, count, more: count > rows.length + below };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, '');

/** Whether a row is about the page of the row before it, whose product and group it needs not repeat. */
export const isSamePage = (hit: Hit, before: Hit | undefined) =>
  before !== undefined && pageOf(hit.address) === pageOf(before.address) && hit.product === before.product;

/**
 * Where a query leads at once: to what has its name, else to the best hit. Of sections only to one of the page of the
 * best hit: others are about old names.
 */
export function best(hits: readonly Hit[], text: string): Hit | undefined {
  const asked = plain(text);
  const [first] = hits;
  return (
    hits.find(
      ({ kind, title, address }) =>
        plain(title) === asked && (kind !== 'section' || pageOf(address) === pageOf(first!.address)),
    ) ?? first
  );
}

/** A type as a row shows it: of a long union the index has the first members, and how many more there are. */
export function shortType(type: string): { text: string; more: number } {
  const [, text, more] = /^(.*) \+(\d+)$/s.exec(type) ?? [];
  return { text: text ?? type, more: Number(more ?? 0) };
}

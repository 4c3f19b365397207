import { describe, expect, test } from 'vitest';
import { best, countOf, grouped, isSamePage, shortType } from './groups';
import type { Hit, Kind, Result } from './types';

const hit = (kind: Kind, address: string, title = address): Hit => ({
  address,
  kind,
  title,
  page: '',
  product: '',
  group: '',
  type: '',
  default: '',
  excerpt: '',
  score: 0,
});

const result = (hits: Hit[], counts: Result['counts'] = {}): Result => ({
  hits,
  total: hits.length,
  counts,
  byProduct: {},
  met: [],
  meant: '',
});

const shown = (found: Result, only?: 'pages' | 'props' | 'guides') =>
  grouped(found, only).map(({ name, rows, count, more }) => [
    `${name} ${count}${more ? '+' : ''}`,
    ...rows.flatMap(({ hit: { address }, children }) => [address, ...children.map((child) => `- ${child.address}`)]),
  ]);

describe('groups', () => {
  test('sections stand below their page, wherever they rank, and a guide has its own', () => {
    const hits = [
      hit('prop', '/p/#x'),
      hit('section', '/a/#one'),
      hit('guide', '/g/'),
      hit('page', '/a/'),
      hit('section', '/g/#two'),
      hit('section', '/b/#alone'),
    ];
    expect(shown(result(hits, { prop: 1, page: 1, guide: 1, section: 3 }))).toEqual([
      ['props 1', '/p/#x'],
      ['pages 4+', '/a/', '- /a/#one', '/b/#alone'],
      ['guides 1', '/g/', '- /g/#two'],
    ]);
  });

  test.each([
    ['page', 'pages'],
    ['guide', 'guides'],
  ] as const)('the best hit is the first row of all, a section of a %s as well', (kind, name) => {
    const hits = [hit('section', '/a/#one'), hit(kind, '/a/'), hit('section', '/a/#two'), hit('prop', '/p/#x')];
    expect(shown(result(hits)).map(([, ...rows]) => rows)).toEqual([['/a/#one', '/a/', '- /a/#two'], ['/p/#x']]);
    expect(grouped(result(hits))[0]!.name).toBe(name);
  });

  test('rows of one page and product are told from others', () => {
    const joy = { ...hit('prop', '/p/#y'), product: 'joy' };
    expect(isSamePage(hit('prop', '/p/#y'), hit('prop', '/p/#x'))).toBe(true);
    expect(isSamePage(hit('prop', '/q/#x'), hit('prop', '/p/#x'))).toBe(false);
    expect(isSamePage(joy, hit('prop', '/p/#x'))).toBe(false);
    expect(isSamePage(joy, undefined)).toBe(false);
  });

  test('the group of the best hit is first', () => {
    const hits = [hit('class', '/c/#x'), hit('page', '/a/'), hit('prop', '/p/#x')];
    expect(grouped(result(hits)).map(({ name }) => name)).toEqual(['classes', 'pages', 'props']);
  });

  test('props, slots and events stand together; four of many are shown, and one group alone has all', () => {
    const hits = (['prop', 'slot', 'event', 'prop', 'prop', 'prop'] as const).map((kind, i) => hit(kind, `/p/#${i}`));
    const found = result([...hits, hit('page', '/a/')], { prop: 20, slot: 3, event: 1, page: 1 });
    expect(shown(found)[0]).toEqual(['props 24+', '/p/#0', '/p/#1', '/p/#2', '/p/#3']);
    expect(shown(found, 'props')).toEqual([['props 24+', ...hits.map(({ address }) => address)]]);
    expect(countOf('props', found)).toBe(24);
  });

  test('every hit is in one group', () => {
    const kinds: Kind[] = [
      'page',
      'guide',
      'section',
      'api',
      'prop',
      'slot',
      'class',
      'event',
      'error',
      'theme',
      'icon',
    ];
    const all = grouped(result(kinds.map((kind) => hit(kind, `/${kind}/`))));
    expect(all.flatMap(({ rows }) => rows).length).toBe(kinds.length);
  });
});

test('Enter leads to what has the name that was typed, else to the best hit', () => {
  const hits = [hit('page', '/a/', 'Text Fields'), hit('api', '/b/', 'TextField'), hit('page', '/c/', 'Text Field')];
  expect(best(hits, 'text field')?.address).toBe('/b/');
  expect(best(hits, 'fields')?.address).toBe('/a/');
  expect(best(hits, '…')?.address).toBe('/a/');
  expect(best([], 'text')).toBe(undefined);
});

test('Enter leads to the page of the reference about a name, not to a section that is called like it', () => {
  const hits = [hit('api', '/api/', 'IconButton API'), hit('section', '/migration/#iconbutton', 'IconButton')];
  expect(best(hits, 'icon button')?.address).toBe('/api/');
  expect(best(hits.toReversed(), 'IconButton')?.address).toBe('/migration/#iconbutton');
  const named = [hit('section', '/tags/#limit', 'Limit tags'), hit('prop', '/api/#limit', 'limitTags')];
  expect(best(named, 'limit tags')?.address).toBe('/tags/#limit');
  const parts = [hit('page', '/tags/', 'Tags'), ...named];
  expect(best(parts, 'limit tags')?.address).toBe('/tags/#limit');
  const old = [hit('page', '/image-list/', 'Image List'), hit('section', '/migration/#gridlist', 'GridList')];
  expect(best(old, 'GridList')?.address).toBe('/image-list/');
});

test.each([
  [`'a' | 'b' | 'c' +4`, `'a' | 'b' | 'c'`, 4],
  [`'a' | 'b'`, `'a' | 'b'`, 0],
  [`'a +4'`, `'a +4'`, 0],
  ['', '', 0],
])('of the type %s', (type, text, more) => {
  expect(shortType(type)).toEqual({ text, more });
});

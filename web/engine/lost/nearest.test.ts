import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distance } from '../distance';
import { marked, nearest, type PageRow } from './nearest';

// The cases of the server: both sides order pages alike.
const { pages, cases } = JSON.parse(
  readFileSync(new URL('../../../internal/server/testdata/nearest.json', import.meta.url), 'utf8'),
) as { pages: PageRow[]; cases: { address: string; nearest: string[]; marked: string }[] };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&#34;');

describe('the pages nearest to an address', () => {
  test.each(cases)('$address', ({ address, nearest: want, marked: markup }) => {
    expect(nearest(pages, address).map(([path]) => path)).toEqual(want);
    const pieces = marked(pages, address);
    expect(pieces.map(({ text }) => text).join('')).toBe(address);
    expect(
      pieces.map((piece) => (piece.marked ? `<mark>${escaped(piece.text)}</mark>` : escaped(piece.text))).join(''),
    ).toBe(markup);
  });

  test('a pair of letters that changed places is one mistake', () => {
    expect(distance('gird', 'grid')).toBe(1);
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});

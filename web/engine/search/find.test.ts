import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find, type Index } from './find';
import { highlighted } from './highlighted';

const { index, queries } = JSON.parse(readFileSync('internal/search/testdata/ranking.json', 'utf8')) as {
  index: Index;
  queries: { query: string; product: string; hits: string[] }[];
};

describe('the browser ranks as the build does', () => {
  test.each(queries)('$query in "$product"', ({ query, product, hits }) => {
    const found = find(index, query, product).map(({ page, heading }) => page.path + (heading ? `#${heading.id}` : ''));
    expect(hits.length ? found.slice(0, hits.length) : found).toEqual(hits);
  });
});

describe('what was met is marked', () => {
  test.each([
    [
      'Text Field',
      'text',
      [
        ['Text', true],
        [' Field', false],
      ],
    ],
    [
      'TextField',
      'field',
      [
        ['Text', false],
        ['Field', true],
      ],
    ],
    ['Button', 'buton', [['Button', true]]],
    [
      'Button Group',
      'gr',
      [
        ['Button ', false],
        ['Gr', true],
        ['oup', false],
      ],
    ],
    ['Sizes', 'button', [['Sizes', false]]],
    [
      '<b>',
      'b',
      [
        ['<', false],
        ['b', true],
        ['>', false],
      ],
    ],
  ])('%s for %s', (text, query, parts) => {
    expect(highlighted(text, query)).toEqual(parts);
  });
});

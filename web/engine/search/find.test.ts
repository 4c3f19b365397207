import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find, type Index } from './find';

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

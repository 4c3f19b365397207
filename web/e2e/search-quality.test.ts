// Whether the search of the site finds what people look for: lists of queries with the places that answer them. The
// ranking is tuned on four of them; no rule and no synonym is made from the one that is held back.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';

const root = '.cache/e2e/site';

type Quality = Record<string, { queries: number; hit1: number; hit3: number }>;

const measured = (list: string) =>
  JSON.parse(
    execFileSync('bin/vitrine', ['search', '--root', root, '--json', '--queries', `site/queries/${list}.yaml`], {
      encoding: 'utf8',
    }),
  ) as Quality;

// What was reached when the lists were measured, with room for what pages come to say; the aims are 0.92 and 0.98.
test.each([
  ['tune', 0.93, 0.97],
  ['tune2', 0.87, 0.93],
  ['tune3', 0.88, 0.95],
  ['tune4', 0.85, 0.94],
  ['held', 0.87, 0.96],
])('the first hits for the queries of %s are the right ones', (list, first, third) => {
  const { all } = measured(list);
  expect(all!.queries).toBeGreaterThanOrEqual(130);
  expect(all!.hit1).toBeGreaterThanOrEqual(first);
  expect(all!.hit3).toBeGreaterThanOrEqual(third);
});

test('the lists of queries are not published', () => {
  expect(existsSync(`${root}/queries`)).toBe(false);
});

test('the core and all parts of the vocabulary weigh at most 30 kB as a release sends them', () => {
  const core = JSON.parse(readFileSync(`${root}/search/core.json`, 'utf8')) as { words: string; aside: string };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const sent = (file: string) => brotliCompressSync(readFileSync(`${root}/${file}`), { params }).length;
  const vocabulary = [...new Set(core.words.match(/.{6}/g))].map((part) => sent(`assets/search/${part}.json`));
  const sum = vocabulary.reduce((all, bytes) => all + bytes, 0);
  expect(sent('search/core.json')).toBeLessThanOrEqual(11_500);
  expect(sent('search/core.json') + sum).toBeLessThanOrEqual(30_000);
  expect(sent(`assets/search/${core.aside}.json`)).toBeLessThanOrEqual(16_000); // icons, where a query asks for them
});

// One table for both sides of the border: internal/vitrine/path_test.go reads it too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical } from './path';

interface Row {
  path: string;
  languages?: string[];
  language: string;
  as: string;
  server: string;
  route: string;
}

const { canonical: rows } = JSON.parse(
  readFileSync(new URL('../../internal/vitrine/testdata/paths.json', import.meta.url), 'utf8'),
) as { canonical: Row[] };

test('the table has its rows', () => expect(rows.length).toBeGreaterThan(30));

test.each(rows)('$path $languages', ({ path, languages, ...address }) => {
  expect(canonical(path, languages)).toEqual(address);
  expect(canonical(address.as, languages).as).toBe(address.as);
});

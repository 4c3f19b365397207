// The map from which the suite takes its pages, held against what the site is made of.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { everyPage, isReference } from './addresses';

const published = '.cache/e2e/site';

test('the map names every page: each folder with a text, each entry of the navigation, and nothing else', () => {
  const texts = readdirSync('site/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.md$/.test(file))
    .map((file) => `/${file.replace(/index\.md$/, '')}`)
    .filter((path) => path !== '/404/' && !path.startsWith('/experiments/')); // test pages are in no map
  // A group is an entry as well: it has an overview.
  const entries = readdirSync(`${published}/nav`)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [
      ...readFileSync(`${published}/nav/${file}`, 'utf8').matchAll(/(?:href|data-group)="(\/[^"#?]*)"/g),
    ])
    .map((match) => match[1]!.replace(/\/?$/, '/'))
    .filter((path) => !isReference(path));
  expect(everyPage.length).toBeGreaterThan(100);
  expect([...everyPage].sort()).toEqual([...new Set([...texts, ...entries])].sort());
});

test('the map for programs and the one for search engines name the same pages', () => {
  const addresses = [...readFileSync(`${published}/sitemap.xml`, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)];
  expect(addresses.map((match) => match[1]).sort()).toEqual([...inject('pages')].sort());
});

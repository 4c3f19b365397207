// What search engines read of the whole site, without a browser.
import { expect, inject, test } from 'vitest';

const site = inject('site');
const [shortest, longest] = [70, 160]; // characters of a description that they show as it is

interface Listed {
  address: string;
  path: string;
  day: string | undefined;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of an attribute as a page has it. */
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name]!);

async function listed(): Promise<Listed[]> {
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => {
    const address = /<loc>(.*?)<\/loc>/.exec(entry!)![1]!;
    return { address, path: new URL(address).pathname, day: /<lastmod>(.*?)<\/lastmod>/.exec(entry!)?.[1] };
  });
}

test('every page that search engines may show has a head that tells them what it is', async () => {
  const pages = await listed();
  const wrong: string[] = [];
  const said = new Map<string, string>();
  for (const { address, path } of pages) {
    const html = await (await fetch(site + path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const one = (pattern: RegExp) => {
      const found = [...head.matchAll(pattern)].map((match) => decoded(match[1]!));
      if (found.length !== 1) wrong.push(`${path}: ${found.length} of ${pattern.source}`);
      return found[0] ?? '';
    };
    const description = one(/<meta name="description" content="([^"]*)"/g);
    const length = [...description].length;
    if (length < shortest || length > longest) wrong.push(`${path}: described in ${length} characters`);
    const twin = said.get(description);
    if (twin) wrong.push(`${path} says the same as ${twin}: ${description}`);
    said.set(description, path);
    if (one(/<link rel="canonical" href="([^"]*)"/g) !== address) wrong.push(`${path}: another canonical address`);
    if (one(/<meta property="og:image:width" content="([^"]*)"/g) !== '1200') wrong.push(`${path}: picture's width`);
    if (one(/<meta property="og:image:height" content="([^"]*)"/g) !== '630') wrong.push(`${path}: picture's height`);
    if (!one(/<meta property="og:image:alt" content="([^"]*)"/g)) wrong.push(`${path}: a picture without a text`);
    // Pages at the top are neither articles nor have a way to them, and groups of X stand there.
    if (/^\/[^/]+\/.*(?<!-group)\/$/.test(path)) {
      const data = JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/gs) || '{}');
      if (!data['@graph']?.length) wrong.push(`${path}: no structured data`);
    }
    one(/type="(application\/atom\+xml)"/g);
  }
  expect(pages.length).toBeGreaterThan(600);
  expect(wrong).toEqual([]);
});

test('pages of the reference have the day of their packages, or no page has a day', async () => {
  const pages = await listed(); // a copy of the site without history knows no day
  const reference = pages.filter((page) => /\/api\/[^/]+\/$/.test(page.path));
  expect(reference.length).toBeGreaterThan(200);
  const dated = pages.filter((page) => /^\d{4}-\d\d-\d\d$/.test(page.day ?? ''));
  expect(pages.filter((page) => page.day).length).toBe(dated.length);
  if (dated.length > 0) expect(reference.filter((page) => !page.day).map((page) => page.path)).toEqual([]);
});

import { expect, inject, test } from 'vitest';

const site = inject('site');

interface Facts {
  pages: { path: string; shows?: string }[];
  entries: { name: string; facts: string }[];
}

/** A text without what stands in fences and code spans. */
const prose = (text: string) => text.replace(/^[> ]*(`{3,})[^`]*?^[> ]*\1`*\s*$/gms, '').replace(/`[^`\n]*`/g, '');

test('markdown of the whole site: no directive is left, and links lead from text to text', async () => {
  const facts = (await (await fetch(`${site}/facts.json`)).json()) as Facts & { url: string };
  const known = new Set(facts.pages.map((page) => page.path));
  const wrong: string[] = [];
  for (const { path } of facts.pages) {
    const text = prose(await (await fetch(`${site}${path}index.md`)).text());
    if (/^\s*:::/m.test(text)) wrong.push(`${path} has a callout of the site's own form`);
    if (/\]\(\/[^/]/.test(text)) wrong.push(`${path} has a link that is not absolute`);
    if (!text.split('\n', 3)[2]?.endsWith('/llms.txt)')) wrong.push(`${path} does not link to llms.txt first`);
    for (const [, address] of text.matchAll(/\]\(([^)#?\s]*)/g)) {
      if (!address!.startsWith(`${facts.url}/`)) continue;
      const to = address!.slice(facts.url.length);
      if (known.has(to)) wrong.push(`${path} leads to ${to} as a page`);
      if (to.endsWith('/index.md') && !known.has(to.slice(0, -'index.md'.length)))
        wrong.push(`${path} leads to ${to}, which is not there`);
    }
  }
  expect(facts.pages.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('markdown for who asks for it', async () => {
  const address = `${site}/material-ui/react-button`;
  const preferred = await fetch(`${address}/`, { headers: { accept: 'text/markdown, */*' } });
  expect(preferred.headers.get('vary')).toContain('Accept');
  const text = await preferred.text();
  expect(text).toMatch(/^# Button\n/);
  expect(await (await fetch(`${address}.md`)).text()).toBe(text);
  expect(await (await fetch(`${address}/`)).text()).toMatch(/^<!doctype html>/i);
});

test('values that pages show are facts', async () => {
  const facts = (await (await fetch(`${site}/facts.json`)).json()) as Facts;
  const shown = facts.pages.filter((page) => page.shows).map((page) => page.shows);
  expect([...new Set(shown)].sort()).toEqual(['errors', 'icons', 'theme']);
});

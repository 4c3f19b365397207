// A theme can be replaced, in parts or whole: the conformance of the default theme, and of a small one that provides
// every part itself.
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { conforms } from './conformance';
import { endServers, publish } from './serve';

useBrowser();

const folder = '.cache/e2e'; // so deep that the copy finds the families of the site

/** A site of the suite with a theme of its own, built and served. */
async function themed(name: string, prepare: (theme: string) => void) {
  const site = `${folder}/theme-${name}`;
  rmSync(site, { recursive: true, force: true });
  cpSync('web/e2e/hosted', site, { recursive: true });
  mkdirSync(`${site}/theme`);
  mkdirSync(`${site}/content${home}`, { recursive: true });
  writeFileSync(`${site}/content${home}index.md`, homePage);
  prepare(`${site}/theme`);
  appendFileSync(`${site}/vitrine.yaml`, 'theme: theme\n');
  return publish(site, `${folder}/theme-${name}-out`);
}

let plain = '';
let mixed = '';
beforeAll(async () => {
  plain = await themed('plain', (theme) => cpSync('web/e2e/themes/plain', theme, { recursive: true }));
  mixed = await themed('mixed', (theme) => {
    writeFileSync(
      `${theme}/PageFooter.tsx`,
      'import { Icon, Rating } from \'vitrine/theme\';\nexport default () => <footer id="mine"><Icon name="check" /><Rating /></footer>;\n',
    );
    writeFileSync(`${theme}/theme.css`, "@import 'vitrine/theme.css';\n#mine { outline: 3px solid rgb(1, 2, 3); }\n");
  });
});
afterAll(endServers);

const home = '/material-ui/react-home/';
const homePage = `---
description: A home page.
noIndex: true
---

# Wheels

{{"hero": "Wheels of all sizes.", "actions": [{"text": "Begin", "href": "/material-ui/react-plain/"}]}}

{{"numbers": [{"label": "License", "value": "MIT"}, {"label": "Pages", "count": "pages"}]}}

{{"features": [{"title": "Turns", "text": "It does.", "href": "/material-ui/react-labels/"}]}}
`;

const subject = {
  prose: '/material-ui/react-plain/',
  demo: '/material-ui/react-labels/',
  name: 'Stars',
  reached: ['/material-ui/react-plain/'],
};
conforms('the default theme', { ...subject, site: () => inject('hosted').replace('localhost', '127.0.0.1') });
conforms('the default theme but for a part', { ...subject, home, site: () => mixed });
conforms('a theme of its own', { ...subject, home, site: () => plain });

describe('a theme of its own', () => {
  test('takes nothing of the default theme', async () => {
    const html = await (await fetch(plain + subject.demo)).text();
    for (const ours of ['i-menu', 'where-am-i', 'sheet-head', 'class="prose', 'trail'])
      expect(html).not.toContain(ours);
    const assets = readdirSync(`${folder}/theme-plain-out/assets`).filter((file) => /^site-.*\.css$/.test(file));
    expect(assets).toHaveLength(1);
    expect(readFileSync(`${folder}/theme-plain-out/assets/${assets[0]}`, 'utf8')).not.toContain('--vt-');
  });
});

describe('one part of a site’s own', () => {
  test('it stands in the place of ours, with our parts in it and our styles before its own', async () => {
    const { page, trouble } = await reader();
    await page.goto(mixed + subject.prose);
    expect(await page.locator('#mine').evaluate((part) => getComputedStyle(part).outlineColor)).toBe('rgb(1, 2, 3)');
    expect(await page.locator('#mine .rate button').count()).toBe(2);
    expect(await page.locator('.bar').evaluate((part) => getComputedStyle(part).position)).toBe('sticky');
    expect(trouble).toEqual([]);
  });
});

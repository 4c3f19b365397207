// A site in a language that is written from right to left, and what a reader's own choice of direction changes.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser, wakeAll } from './browser';
import { endServers, publish } from './serve';

useBrowser();

const folder = '.cache/direction'; // inside the checkout, where packages are found
const translated = '/ar/lib/react-one/';
let address = '';

const arabic = `---
description: صفحة فيها مثال واحد يعد كم مرة ضغط عليه القارئ، وقسم من حوله.
---

# واحد

## الاستعمال

نص قصير، ثم \`code()\`.

{{"demo": "Counter.tsx"}}
`;
const framed = '\n{{"demo": "Framed.tsx", "iframe": true, "height": 80}}\n';

beforeAll(async () => {
  const site = `${folder}/site`;
  rmSync(folder, { recursive: true, force: true });
  cpSync('internal/compile/testdata/site', site, { recursive: true });
  const config = readFileSync(`${site}/vitrine.yaml`, 'utf8');
  writeFileSync(`${site}/vitrine.yaml`, config.replace('strict: true', 'languages: [en, ar]'));
  const one = `${site}/content/lib/react-one`;
  writeFileSync(`${one}/index-ar.md`, arabic + framed);
  writeFileSync(`${one}/index.md`, readFileSync(`${one}/index.md`, 'utf8') + framed);
  writeFileSync(`${one}/demos/Framed.tsx`, 'export default function Framed() {\n  return <p>Framed</p>;\n}\n');
  mkdirSync(`${site}/translations`);
  writeFileSync(`${site}/translations/ar.yaml`, 'pages:\n  /lib/guide: دليل\nmessages:\n  Search: بحث\n');
  address = await publish(site, `${folder}/out`, '--browser', 'none');
}, 120_000);

afterAll(endServers);

const directionOf = (tab: Page, path: string) => tab.goto(address + path).then(() => tab.evaluate(() => document.dir));
const choose = (tab: Page, value: 'ltr' | 'rtl') =>
  tab.evaluate(
    (value) => document.querySelector<HTMLElement>(`[name=vitrine-direction][value=${value}]`)!.click(),
    value,
  );

test('its pages stand from right to left without scripts; English ones among them do not', async () => {
  const { page: tab } = await reader({ context: { javaScriptEnabled: false } });
  const asSent = async (path: string) => {
    await tab.goto(address + path);
    return tab.locator('html').getAttribute('dir');
  };
  expect(await asSent(translated)).toBe('rtl');
  const bar = await tab.locator('#nav').boundingBox();
  expect(bar!.x).toBeGreaterThan(1280 / 2);
  expect(await asSent('/ar/lib/guide/')).toBe('ltr'); // nobody has translated it
  expect(await asSent('/lib/react-one/')).toBe('ltr');
});

test('demos come to life in that direction, and axe finds nothing', async () => {
  const { page: tab, trouble } = await reader();
  await tab.goto(address + translated);
  await wakeAll(tab);
  expect(await tab.evaluate(() => document.dir)).toBe('rtl');
  expect(await tab.locator('[name=vitrine-direction]:checked').inputValue()).toBe('rtl');
  expect(await violations(tab)).toEqual([]);
  const inside = tab.frameLocator('iframe');
  await inside.locator('[data-live]').waitFor();
  expect(await inside.locator('html').getAttribute('dir')).toBe('rtl');
  expect(trouble.filter((text) => !text.includes('The messages of “ar” lack'))).toEqual([]);
  // One page in the frame serves both languages: what is chosen around it reaches it, and its own direction is none.
  await choose(tab, 'ltr');
  await inside.locator(':root[dir=ltr]').waitFor();
  await choose(tab, 'rtl');
  await inside.locator(':root[dir=rtl]').waitFor();
  await tab.goto(`${address}/lib/react-one/`);
  await tab.locator('iframe').scrollIntoViewIfNeeded();
  await inside.locator('[data-live]').waitFor();
  expect(await inside.locator('html').getAttribute('dir')).toBe('ltr');
});

test('a choice is kept for the tab; the own direction of a page is none', async () => {
  const { page: tab } = await reader();
  await tab.goto(address + translated);
  await choose(tab, 'ltr');
  expect(await directionOf(tab, translated)).toBe('ltr');
  expect(await directionOf(tab, '/lib/react-one/')).toBe('ltr');
  await tab.goto(address + translated);
  await choose(tab, 'rtl');
  expect(await directionOf(tab, translated)).toBe('rtl');
  expect(await directionOf(tab, '/lib/react-one/')).toBe('ltr');
  await choose(tab, 'rtl');
  expect(await directionOf(tab, '/lib/guide/')).toBe('rtl');
});

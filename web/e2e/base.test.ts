// A site below a path of its host: links, search, edited demos and reading without a connection stay below it.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { endServers, publish } from './serve';

useBrowser();

const folder = '.cache/base';
const site = `${folder}/site`; // inside the checkout, where packages are found
const out = `${folder}/out`;
const page = '/docs/material-ui/react-labels/';
let address = '';

beforeAll(async () => {
  rmSync(site, { recursive: true, force: true });
  cpSync('web/e2e/hosted', site, { recursive: true });
  appendFileSync(`${site}/vitrine.yaml`, 'base: /docs/\nhosts: {production: localhost}\n');
  const text = readFileSync(`${site}/content${page.slice('/docs'.length)}index.md`, 'utf8');
  writeFileSync(`${site}/content${page.slice('/docs'.length)}index.md`, text.replace('icons: true\n', ''));
  writeFileSync(`${site}/families/brand.css`, '#edited { color: rgb(1, 2, 3) }\n');
  const provider = `${site}/families/material.tsx`;
  writeFileSync(provider, `import './brand.css';\n${readFileSync(provider, 'utf8')}`);
  address = (await publish(site, out)).replace('127.0.0.1', 'localhost');
});

afterAll(endServers);

test('a reader clicks, searches, edits and reads offline below the base', async () => {
  const { page: tab, trouble } = await reader();
  const outside: string[] = [];
  tab.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === address && !pathname.startsWith('/docs/') && pathname !== '/') outside.push(pathname);
  });
  const answers: string[] = [];
  tab.on('response', (answer) => answer.status() >= 400 && answers.push(`${answer.status()} ${answer.url()}`));

  await tab.goto(`${address}/`);
  expect(new URL(tab.url()).pathname).toBe('/docs/');
  await tab.getByRole('link', { name: 'labels', exact: true }).click();
  await tab.waitForURL(`**${page}`);

  await tab.keyboard.press('/');
  await tab.getByRole('combobox').fill('words');
  const hit = tab.locator('dialog[open] a[href*="react-plain"]').first();
  await expect.poll(() => hit.getAttribute('href')).toMatch(/^\/docs\/material-ui\/react-plain\//);
  await tab.keyboard.press('Escape');

  await tab.locator('#Stars .code:visible pre').focus();
  await tab.keyboard.press('Enter');
  await tab
    .locator('#Stars textarea:visible')
    .fill('export default function Stars() {\n  return <b id="edited">Edited</b>;\n}');
  const frame = tab.frameLocator('#Stars iframe.sandbox');
  await expect.poll(() => frame.locator('#edited').textContent()).toBe('Edited');
  expect(await frame.locator('#edited').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');

  await tab.goto(address + page); // the worker has the page
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope))
    .toBe(`${address}/docs/`);
  await expect.poll(() => tab.evaluate(async (at) => Boolean(await caches.match(at)), address + page)).toBe(true);
  await tab.context().setOffline(true);
  await tab.reload();
  expect(await tab.title()).toContain('Labels');

  expect(outside).toEqual([]);
  expect(answers).toEqual([]);
  expect(trouble).toEqual([]);
});

// A site with former versions: the menu, the banner and the search of each.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { reader, styleOf, useBrowser, type Reader } from './browser';
import { changeIn, repository } from './repository';
import { endServers, publish } from './serve';

useBrowser();

const folder = '.cache/versions'; // inside the checkout, where packages are found
const site = `${folder}/site`;
const page = 'lib/react-one/';
let address = '';

const { git, release } = repository(folder);
const change = changeIn(site);

const former = (version: number) => `  - {label: '${version}', path: /v${version}/, tag: v${version}}\n`;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('internal/compile/testdata/site', site, { recursive: true });
  git('init', '--quiet');
  change('vitrine.yaml', 'products:', 'base: /docs/\nproducts:');
  release('1', 'site');
  mkdirSync(`${site}/content/${page}chroma`);
  writeFileSync(
    `${site}/content/${page}chroma/index.md`,
    '---\ndescription: A page about colors that the second release of the library alone has, for readers.\n---\n\n# Chroma\n\nColors.\n',
  );
  change('nav/lib.yaml', '- pathname: /lib/react-one', '- pathname: /lib/react-one\n- pathname: /lib/react-one/chroma');
  release('2', 'site');
  rmSync(`${site}/content/${page}chroma`, { recursive: true });
  change('nav/lib.yaml', '- pathname: /lib/react-one/chroma\n', '');
  change('vitrine.yaml', 'products:', `version: '3'\nversions:\n${former(2)}${former(1)}products:`);
  address = await publish(site, `${folder}/out`, '--cache', `${folder}/cache`, '--browser', 'none');
}, 300_000);

afterAll(endServers);

test('a reader goes from version to version', async () => {
  const { page: tab, trouble } = await reader();
  await tab.goto(`${address}/docs/v2/${page}chroma/`);
  const banner = tab.getByRole('complementary', { name: 'Former version' });
  await expect.poll(() => banner.textContent()).toContain('You are reading about version 2.');
  expect(await styleOf(tab, '.former a', 'text-decoration-line')).toBe('underline');

  const menu = tab.locator('#versions');
  await tab.getByRole('button', { name: 'Version 2' }).click();
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['3', '2', '1']);
  expect(await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `/docs/${page}`,
    `/docs/v2/${page}chroma/`,
    `/docs/v1/${page}`,
  ]);
  expect(await menu.locator('[aria-current]').textContent()).toBe('2');
  const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
    tab.locator(selector).evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
  expect(await edgeOf('#versions', 'top')).toBeGreaterThan(await edgeOf('[popovertarget=versions]', 'bottom'));
  await menu.getByRole('link', { name: '1', exact: true }).click();
  await tab.waitForURL(`**/docs/v1/${page}`);

  await banner.getByRole('link').click();
  await tab.waitForURL(`**/docs/${page}`);
  expect(await banner.count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('the search finds pages of the version that is being read', async () => {
  const { page: tab } = await reader();
  const hits = async (version: string) => {
    await tab.goto(`${address}/docs/${version}${page}`);
    await tab.keyboard.press('/');
    await tab.getByRole('combobox').fill('one');
    const links = tab.locator('dialog[open] a[href]');
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  expect((await hits('v2/')).every((href) => href!.startsWith('/docs/v2/'))).toBe(true);
  expect((await hits('')).some((href) => href!.startsWith('/docs/v'))).toBe(false);
});

test('axe finds nothing, also mirrored in a narrow window', async () => {
  for (const who of [{}, { mode: 'dark', direction: 'rtl', width: 390 }] as Reader[]) {
    const { page: tab } = await reader(who);
    await tab.goto(`${address}/docs/v2/${page}`);
    await tab.getByRole('button', { name: 'Version 2' }).click();
    await tab.locator('#versions').getByRole('link').first().waitFor();
    expect(await violations(tab)).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('without scripts the menu leads to the newest version', async () => {
  const { page: tab } = await reader({ context: { javaScriptEnabled: false } });
  await tab.goto(`${address}/docs/v1/${page}`);
  await tab.getByRole('button', { name: 'Version 1' }).click();
  expect(await tab.locator('#versions').getByRole('link').getAttribute('href')).toBe(`/docs/${page}`);
});

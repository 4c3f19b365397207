// A page of the reference answers at once: its rows are in sight, can be filtered, and break no word.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const autocomplete = `${site}/material-ui/api/autocomplete/`;
const pages = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/api/box/',
  '/material-ui/api/use-media-query/',
  '/joy-ui/api/button/',
  '/base-ui/react-button/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
];

const rows = (page: Page) => page.locator('[data-section=props] .row[id]:visible');

describe.each(['expanded', 'table', 'collapsed'] as const)('as %s', (display) => {
  test('the first row is in sight, and nothing scrolls sideways', async () => {
    for (const width of [1360, 1440]) {
      const { page } = await reader({ display, width, height: 900 });
      for (const path of pages) {
        await page.goto(site + path);
        const first = await page
          .locator('.rows .row[id], .origins')
          .first()
          .evaluate((row) => row.getBoundingClientRect().top + 24);
        expect({ path, width, isInSight: first < 900 }).toEqual({ path, width, isInSight: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  });
});

/** Words of names and types that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('.row[id] :is(dt code, .type)')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}_$.'-]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test.each([1360, 1440])('no name and no word of a type is broken, %i wide', async (width) => {
  for (const display of ['table', 'expanded'] as const) {
    const { page } = await reader({ display, width });
    for (const path of pages) {
      await page.goto(site + path);
      expect({ path, display, broken: await brokenWords(page) }).toEqual({ path, display, broken: [] });
    }
  }
});

test('a table takes the room of the column beside it', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(autocomplete);
  const widthOf = () =>
    page
      .locator('.rows')
      .first()
      .evaluate((list) => list.getBoundingClientRect().width);
  const list = await widthOf();
  const beside = await page.locator('#import').boundingBox();
  expect(beside!.x).toBeGreaterThan(1100);
  await page.getByRole('button', { name: 'Table' }).first().click();
  expect(await widthOf()).toBeGreaterThan(list + 200);
  expect((await page.locator('#import').boundingBox())!.y).toBeLessThan(
    (await page.locator('.rows').first().boundingBox())!.y,
  );
});

test('import, cost and demos come before the lists for who reads in order, on every width', async () => {
  for (const width of [390, 820, 1440]) {
    const { page } = await reader({ width });
    await page.goto(autocomplete);
    for (const id of ['#demos', '#import']) expect(await page.locator(id).isVisible()).toBe(true);
    expect(
      await page.evaluate(() => {
        const [beside, list] = [document.querySelector('#import')!, document.querySelector('#props')!];
        return Boolean(beside.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
      }),
    ).toBe(true);
  }
});

describe('the filter', () => {
  test('keeps rows whose name, type or text has all words, says how many, and stays in the address', async () => {
    const { page, trouble } = await reader();
    await page.goto(autocomplete);
    const all = await rows(page).count();
    await page.keyboard.press('/');
    await page.keyboard.type('OPTION group');
    const names = await rows(page).locator('dt code').allTextContents();
    expect(names).toContain('groupBy');
    expect(names.length).toBeLessThan(all / 4);
    expect(await page.locator('[data-hits]').textContent()).toMatch(/^\d+ of \d+$/);
    expect(await page.locator('[data-hits]').getAttribute('role')).toBe('status');
    await page.waitForURL('**/?filter=OPTION+group');
    const other = await reader();
    await other.page.goto(page.url());
    await expect.poll(() => rows(other.page).locator('dt code').allTextContents()).toEqual(names);
    await page.keyboard.press('Escape');
    expect(await rows(page).count()).toBe(all);
    await page.waitForURL(autocomplete);
    expect(trouble).toEqual([]);
  });

  test('finds types, classes and what is inherited, opens its group, and closes it again', async () => {
    const { page } = await reader();
    await page.goto(`${site}/material-ui/api/button/`);
    const field = page.getByRole('searchbox', { name: 'Filter by name, type or text' });
    await field.fill('startIcon');
    expect(await page.locator('[data-section=classes] .row[id]:visible').count()).toBeGreaterThan(0);
    expect(await page.locator('#button-prop-color').isVisible()).toBe(false);
    await field.fill('focusRipple');
    expect(await page.locator('.origin[open]').getByRole('link', { name: 'focusRipple' }).isVisible()).toBe(true);
    await field.fill('');
    expect(await page.locator('.origin[open]').count()).toBe(0);
    await field.fill("'inherit'");
    expect(await rows(page).locator('dt code').allTextContents()).toEqual(['color']);
    await field.fill('nothing is called this');
    expect(await page.getByText('Nothing here matches').isVisible()).toBe(true);
  });

  test('kinds of rows, by keyboard; Down leads to the first hit', async () => {
    const { page } = await reader();
    await page.goto(autocomplete);
    const required = page.getByRole('button', { name: /^Required/ });
    await required.focus();
    await page.keyboard.press('Enter');
    expect(await rows(page).locator('dt code').allTextContents()).toEqual(['options', 'renderInput']);
    expect(await required.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('options');
  });

  test('a row that the address names is shown, whatever is filtered', async () => {
    const { page } = await reader();
    await page.goto(`${autocomplete}?filter=options`);
    await page.locator('#autocomplete-prop-size').waitFor({ state: 'hidden' });
    await page.evaluate(() => (location.hash = '#autocomplete-prop-size'));
    await page.locator('#autocomplete-prop-size').waitFor();
  });

  test('without scripts there is none, and its script is on no other page', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.goto(autocomplete);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.locator('p.unscripted', { hasText: '63 props' }).isVisible()).toBe(true);
    const prose = await (await fetch(`${site}/material-ui/getting-started/installation/`)).text();
    expect(prose).not.toContain('vitrine-filter');
    expect(await (await fetch(autocomplete)).text()).toContain('vitrine-filter');
  });
});

test.each([
  ['light', undefined, 'expanded', 1440],
  ['dark', 'rtl', 'table', 1360],
  ['dark', undefined, 'expanded', 390],
] as const)('axe finds nothing: %s %s %s %i', async (mode, direction, display, width) => {
  const { page } = await reader({ mode, direction, display, width });
  await page.goto(`${autocomplete}?filter=option`);
  await page.locator('#autocomplete-prop-size').waitFor({ state: 'hidden' });
  expect(await violations(page)).toEqual([]);
  // From right to left as well, the size of an import stands before its unit.
  const places = await page.locator('.side strong').evaluate((size) => {
    const text = size.firstChild!;
    return [0, text.textContent!.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).toBeLessThan(places[1]!);
});

test('classes are folded in the contents, and open by keyboard', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(autocomplete);
  const contents = page.locator('.contents');
  const entry = contents.getByRole('link', { name: '.MuiAutocomplete-popper', exact: true });
  expect(await entry.isVisible()).toBe(false);
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await entry.isVisible()).toBe(true);
});

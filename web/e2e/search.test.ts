// The search as a reader uses it: with the keyboard alone, and what it costs before anybody searches.
import { statSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();

const from = '/material-ui/react-button/';

async function visit(who: Reader = {}) {
  const visitor = await reader(who);
  await visitor.page.goto(inject('site') + from);
  return visitor;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const query = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const active = (page: Page) => page.locator('dialog.search [aria-selected=true]');

describe('opening and closing', () => {
  test.each([
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), ''],
    ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k'), ''],
    ['/', (page: Page) => page.keyboard.press('/'), ''],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Search' }).click(), ''],
    [
      'a letter on the button',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Search' }).focus();
        await page.keyboard.press('t');
      },
      't',
    ],
  ])('by %s', async (_, open, text) => {
    const { page, trouble } = await visit();
    await open(page);
    await dialog(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await query(page).inputValue()).toBe(text);
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
    expect(trouble).toEqual([]);
  });

  test('the shortcut closes as well, and the focus returns to where it was', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search');
  });

  test('a slash that somebody writes is a slash', async () => {
    const { page } = await reader();
    await page.goto(`${inject('site')}/material-ui/react-text-field/`);
    const field = page.locator('main input[type=text]').first();
    await field.click();
    await page.keyboard.type('a/b');
    expect(await dialog(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('a/b');
  });
});

describe('finding', () => {
  test('typing, moving and opening with the keyboard alone', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await query(page).fill('table');
    await page.getByRole('option', { name: /Table/ }).first().waitFor();
    expect(await active(page).textContent()).toContain('Table');
    const first = await query(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    expect(await query(page).getAttribute('aria-activedescendant')).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await query(page).getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${inject('site')}/material-ui/react-table/`);
  });

  test('Ctrl+Enter opens a new tab', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await query(page).fill('table');
    await page.getByRole('option').first().waitFor();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`${inject('site')}/material-ui/react-table/`);
  });

  test('the number of hits is said, what was met is marked, and a place in a page is found', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await query(page).fill('buton sizes');
    const hit = page.getByRole('option').first();
    await hit.waitFor();
    expect(await hit.getAttribute('href')).toBe('/material-ui/react-button/#sizes');
    expect(await hit.locator('mark').allTextContents()).toEqual(['Sizes', 'Button']);
    expect(await dialog(page).getByRole('status').textContent()).toMatch(/^\d+ results?$/);
    await hit.click();
    await page.waitForURL(`${inject('site')}${from}#sizes`);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test('nothing found says what to do; no query says where to begin', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await page.getByRole('group', { name: 'Material UI' }).waitFor();
    expect(await dialog(page).getByRole('group').first().getByRole('option').count()).toBe(4);
    await query(page).fill('xyzzy');
    await page.getByText('Try fewer words').waitFor();
    expect(await query(page).getAttribute('aria-activedescendant')).toBe(null);
  });

  test('a failed index is told, and asked for again', async () => {
    const { page } = await visit();
    let fail = true;
    await page.route('**/search.json', (route) => (fail ? route.abort() : route.continue()));
    await page.keyboard.press('/');
    await query(page).fill('ta');
    await page.getByText('could not be loaded').first().waitFor();
    fail = false;
    await query(page).fill('tab');
    await page.getByRole('option').first().waitFor();
  });
});

describe('cost', () => {
  test('nothing is fetched before a reader is about to search', async () => {
    const visitor = await reader();
    const fetched: string[] = [];
    visitor.page.on(
      'request',
      (request) => /search/.test(request.url()) && fetched.push(new URL(request.url()).pathname),
    );
    await visitor.page.goto(inject('site') + from);
    await visitor.page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await visitor.page.keyboard.press('/');
    await dialog(visitor.page).getByRole('group').first().waitFor();
    expect(fetched.sort()).toEqual([expect.stringMatching(/^\/assets\/search-/), '/search.json']);
  });
  test('the index weighs at most 60 kB as it is sent', () => {
    expect(statSync('.cache/e2e/site/search.json.br').size).toBeLessThanOrEqual(60 * 1024);
  });
});

describe('axe finds nothing', () => {
  test.each([{}, { mode: 'dark' }, { direction: 'rtl', width: 390 }] as Reader[])('%j', async (who) => {
    const { page } = await visit({ ...who, context: { bypassCSP: true } });
    await page.keyboard.press('/');
    for (const [text, answer] of [
      ['', dialog(page).getByRole('group').first()],
      ['button', page.getByRole('option', { name: /Button/ }).first()],
      ['xyzzy', page.getByText('Try fewer words')],
    ] as const) {
      await query(page).fill(text);
      await answer.waitFor();
      expect(await violations(page, 'dialog.search')).toEqual([]);
    }
  });
});

// The search in all of its states, over answers that are made by hand: what the real index finds is in search.test.ts.
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();

let script = '';

beforeAll(async () => {
  const searcher = `${process.cwd()}/web/e2e/searcher.ts`;
  const { outputFiles } = await build({
    entryPoints: ['web/engine/search/search.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { vitrineStyling: JSON.stringify('System'), vitrineBase: '""' },
    plugins: [
      {
        name: 'searcher',
        setup: ({ onResolve }) => onResolve({ filter: /^\.\/index$/ }, () => ({ path: searcher })),
      },
    ],
  });
  script = outputFiles[0]!.text;
});

const from = '/material-ui/react-walls/';

/** A reader whose search answers by hand; it waits, fails or lacks something where that is asked for. */
async function visit(who: Reader = {}, searcherIs?: typeof globalThis.searcherIs, path = from) {
  const visitor = await reader(who);
  const { page } = visitor;
  await page.addInitScript((state) => (globalThis.searcherIs = state), searcherIs);
  await page.route(/\/assets\/search-(?!page)[^/]*\.js$/, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  await page.goto(inject('walls') + path);
  return visitor;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const active = (page: Page) => page.locator('.finder [aria-selected=true]');
const status = (page: Page) => page.locator('.finder').getByRole('status');
const product = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const kind = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function search(text: string, who?: Reader) {
  const visitor = await visit(who);
  await visitor.page.keyboard.press('Control+k');
  await field(visitor.page).fill(text);
  await active(visitor.page).waitFor();
  return visitor;
}

describe('hits', () => {
  test('stand in groups with their number, a page above its sections', async () => {
    const { page } = await search('limit tags');
    expect(await page.locator('.finder .gh').allInnerTexts()).toEqual([
      'Pages\n4',
      'Props\n24',
      'Guides\n1',
      'API\n1',
      'CSS classes\n1',
      'Errors\n1',
      'Theme\n1',
      'Icons\n1',
    ]);
    const titles = await group(page, 'Pages').getByRole('option').locator('.t1').allInnerTexts();
    expect(titles).toEqual(['Limit tags Autocomplete', 'Autocomplete', 'Sizes of tags', 'Autocomplete']);
    expect(await group(page, 'Pages').locator('.child').count()).toBe(1);
    expect(await status(page).textContent()).toBe('34 results');
  });

  test('the first one is the one that Enter follows', async () => {
    const { page } = await search('limit tags');
    expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    expect(await active(page).getAttribute('href')).toBe('/material-ui/react-autocomplete/#limit-tags');
  });

  test('show product and group once for each page', async () => {
    const { page } = await search('limit tags');
    const places = async (name: string) => {
      const rows = await group(page, name).getByRole('option').all();
      return Promise.all(rows.map((row) => row.locator('.label').allInnerTexts()));
    };
    expect(await places('Pages')).toEqual([['Material UI'], [], [], ['Joy UI\nComponents']]);
    expect((await places('Props')).slice(0, 4)).toEqual([['Material UI'], [], ['Joy UI'], ['Material UI']]);
  });

  test('a prop has its type and default; a long union is cut, and says by how much', async () => {
    const { page } = await search('limit tags');
    const rows = group(page, 'Props').getByRole('option');
    expect(await rows.nth(0).innerText()).toMatch(/^Autocomplete limitTags\nnumber\nDefault:\s+-1\nMaterial UI$/);
    expect(await rows.nth(2).locator('.ty').innerText()).toBe("'default' | 'primary' | 'secondary'+4");
    expect(await rows.nth(3).locator('.df').count()).toBe(0);
    expect(await rows.nth(0).locator('mark').allTextContents()).toEqual(['limitTags']);
  });

  test('what a text is cut with stands at its own end, right to left as well', async () => {
    const { page } = await search('limit tags', { direction: 'rtl' });
    const [cut, next, end] = await page
      .locator('.finder .t2', { hasText: '…show' })
      .first()
      .evaluate((text) => {
        const range = document.createRange();
        const first = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode()!;
        const left = (from: number) => {
          range.setStart(first, from);
          range.setEnd(first, from + 1);
          return range.getBoundingClientRect().left;
        };
        return [left(0), left(1), text.getBoundingClientRect().right];
      });
    expect(cut!).toBeLessThan(next!);
    expect(next!).toBeLessThan(end!);
  });

  test('a long group is shown whole by its last option, by the keyboard as well', async () => {
    const { page } = await search('limit tags');
    const all = page.getByRole('option', { name: 'All 24 props' });
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowDown');
    while ((await active(page).textContent()) !== 'All 24 props') await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await all.waitFor({ state: 'detached' });
    expect(await page.getByRole('option').count()).toBe(24);
    expect(await kind(page, 'Props').getAttribute('aria-pressed')).toBe('true');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await kind(page, 'Everything').click();
    await all.waitFor();
  });

  test('the option that is active is the one that the field names', async () => {
    const { page } = await search('limit tags');
    for (const key of ['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'));
      expect(await active(page).count()).toBe(1);
    }
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    const popup = await field(page).getAttribute('aria-controls');
    expect(await page.locator(`[id="${popup}"]`).getAttribute('role')).toBe('listbox');
  });

  test('are counted; a missing connection is reported', async () => {
    const { page } = await search('limit tags');
    await expect.poll(() => page.locator('.finder .keys .label').innerText()).toBe('34 results');
    await page.context().setOffline(true);
    await expect.poll(() => status(page).textContent()).toBe('34 results Offline');
    await page.context().setOffline(false);
    await expect.poll(() => status(page).textContent()).toBe('34 results');
  });

  test('what could not be had is named', async () => {
    const { page } = await visit({}, 'lacking');
    await page.keyboard.press('Control+k');
    await field(page).fill('tags');
    await page.getByText('Headings, props and texts are missing without a connection.').waitFor();
  });
});

describe('narrowing', () => {
  test("the reader's product is the first one, and arrow keys choose", async () => {
    const { page } = await search('limit tags');
    const radios = page.getByRole('radio');
    expect(await radios.allInnerTexts()).toEqual([
      'All products\n34',
      'Material UI\n27',
      'Joy UI\n7',
      'Base UI\n0',
      'X Data Grid\n0',
    ]);
    await page.keyboard.press('Tab'); // Clear
    await page.keyboard.press('Tab'); // Close
    await page.keyboard.press('Tab');
    expect(await product(page, 'All products').evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await product(page, 'Joy UI').getAttribute('aria-checked')).toBe('true');
    expect(await product(page, 'Joy UI').evaluate((radio) => radio === document.activeElement)).toBe(true);
    expect(await page.getByRole('option').locator('.label').allInnerTexts()).not.toContain('Material UI');
    expect(await status(page).textContent()).toBe('7 results');
    await page.keyboard.press('Tab'); // one stop for the whole group
    expect(await kind(page, 'Everything').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('nothing in one product leads to all of them', async () => {
    const { page } = await search('limit tags');
    await product(page, 'Base UI').click();
    await field(page).fill('kanban');
    await page.getByText('Nothing for “kanban” in Base UI.').waitFor();
    expect(await status(page).textContent()).toBe('No results');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: 'Show 3 in all products' }).click();
    await active(page).waitFor();
    expect(await page.getByRole('option').count()).toBe(3);
  });

  test('a word that was perhaps meant is offered, answered and said', async () => {
    const { page } = await search('autocomplte');
    expect(await page.locator('.finder .say').innerText()).toMatch(
      /^Nothing for “autocomplte”\.\n+Did you mean autocomplete\? \d+ results$/,
    );
    expect(await status(page).textContent()).toBe('Did you mean autocomplete?');
    await page.getByRole('button', { name: 'autocomplete', exact: true }).click();
    await group(page, 'Props').waitFor();
    expect(await field(page).inputValue()).toBe('autocomplete');
  });
});

describe('the index', () => {
  test('is loaded with a word about how much has come, and what was typed is answered then', async () => {
    const { page } = await visit({}, 'waiting');
    await page.keyboard.press('Control+k');
    await field(page).fill('limit tags');
    await page.getByText('132 of 214 kB').waitFor();
    expect(await status(page).textContent()).toBe('Loading the index');
    await page.evaluate(() => (globalThis.searcherIs = undefined));
    await group(page, 'Props').waitFor();
  });

  test('that failed is asked for again, and what was typed is kept', async () => {
    const { page } = await visit({}, 'failing');
    await page.keyboard.press('Control+k');
    await field(page).fill('limit tags');
    await page.getByRole('alert').getByText('The index didn’t load.').waitFor();
    expect(await page.getByRole('link', { name: 'Browse components' }).getAttribute('href')).toBe('/');
    await page.evaluate(() => (globalThis.searcherIs = undefined));
    await page.getByRole('button', { name: 'Try again' }).click();
    await group(page, 'Props').waitFor();
    expect(await field(page).inputValue()).toBe('limit tags');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('may come after Enter: the reader is led to what has the name that was typed', async () => {
    const { page } = await visit({}, 'waiting');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('limit tags');
    await page.keyboard.press('Enter');
    await page.getByText('132 of 214 kB').waitFor();
    await page.evaluate(() => (globalThis.searcherIs = undefined));
    await page.waitForURL('**/material-ui/react-autocomplete/#limit-tags');
  });
});

describe('searches of before', () => {
  test('are kept on the device, asked again, and removed one by one with the keyboard alone', async () => {
    const { page } = await search('limit tags');
    await page.getByRole('option', { name: 'Limit tags' }).first().click();
    await page.waitForURL('**/material-ui/react-autocomplete/#limit-tags');
    await page.goto(inject('walls') + from);
    await page.keyboard.press('Control+k');
    const rows = page.getByRole('row', { name: 'limit tags' });
    await rows.waitFor();
    expect(await page.getByRole('grid', { name: 'Recent' }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await group(page, 'Props').waitFor();
    expect(await field(page).inputValue()).toBe('limit tags');
    await page.getByRole('button', { name: 'Clear' }).click();
    await rows.waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await active(page).getByRole('button').getAttribute('aria-label')).toBe('Remove limit tags');
    await page.keyboard.press('Enter');
    await rows.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('vitrine-searches'))).toBe('[]');
  });
});

describe('as a page', () => {
  const path = '/search/?q=limit+tags';

  test('what is asked stands in the address, and the back button undoes a choice', async () => {
    const { page, trouble } = await visit({}, undefined, path);
    await group(page, 'Props').waitFor();
    const asked = () => new URL(page.url()).search;
    await page.getByRole('option', { name: 'All 24 props' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(asked).toBe('?q=limit+tags&kind=props');
    await product(page, 'Joy UI').click();
    await page.mouse.move(0, 0); // links that come under the pointer are fetched in advance
    await expect.poll(asked).toBe('?q=limit+tags&product=joy-ui&kind=props');
    await page.goBack();
    await page.goBack();
    await expect.poll(asked).toBe('?q=limit+tags');
    await group(page, 'Pages').waitFor();
    expect(await product(page, 'All products').getAttribute('aria-checked')).toBe('true');
    await field(page).fill('sizes');
    await expect.poll(asked).toBe('?q=sizes');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.keyboard.press('Control+k'); // the field is there already
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(trouble.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
  });
});

describe('looks', () => {
  test('at 320 pixels nothing is wider than the window, the product is there, and a finger closes it', async () => {
    const { page } = await search('limit tags', { width: 320, height: 568 });
    const close = page.getByRole('button', { name: 'Close search' });
    const box = (await close.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    expect(await page.getByRole('option').first().locator('.label').isVisible()).toBe(true);
    expect(await product(page, 'All products').isVisible()).toBe(true);
    const wider = await page.evaluate(
      () =>
        [...document.querySelectorAll('dialog.search :is(.finder, .query, .body, .found, .hit)')].filter(
          (part) => part.getBoundingClientRect().right > innerWidth + 0.5 || part.scrollWidth > innerWidth,
        ).length,
    );
    expect(wider).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog.search :is(button, [role=option])')]
        .filter((target) => target.offsetParent && target.getBoundingClientRect().height < 40)
        .map((target) => target.outerHTML),
    );
    expect(small).toEqual([]);
    await close.click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('without motion, and with the colors of the system, everything is told apart', async () => {
    const context = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
    const { page } = await search('limit tags', { context });
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).outlineStyle);
    expect(await outline('.finder .hit[aria-selected=true]')).toBe('solid');
    expect(await outline('.finder [aria-checked=true]')).toBe('solid');
    expect(await outline('.finder .hit[aria-selected=false]')).toBe('none');
    await page.evaluate(() => (globalThis.searcherIs = 'waiting'));
    expect(await page.locator('.finder .progress').evaluate((line) => getComputedStyle(line).animationName)).toBe(
      'none',
    );
  });
});

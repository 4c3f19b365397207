// Reference pages as readers use them: the three display options, anchors, what is inherited, weight.
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { referencePages } from './addresses';
import { reader, useBrowser } from './browser';
import { differing } from './pixels';

useBrowser();
const site = inject('site');
const button = `${site}/material-ui/api/button/`;
const grid = `${site}/x/api/data-grid/data-grid/`;
const autocomplete = `${site}/material-ui/api/autocomplete/`;
const datePicker = `${site}/x/api/date-pickers/date-picker/`;

test('the page of a hook without a component has its name, no tabs, and begins with what is missing', async () => {
  const { page } = await reader();
  await page.goto(`${site}/base-ui/react-autocomplete/hooks-api/`);
  expect(await page.locator('h1').innerText()).toBe('useAutocomplete');
  expect(await page.locator('.lead').innerText()).toMatch(/^No page of this site shows useAutocomplete yet\./);
  expect(await page.locator('.page-tabs, main .callout.note').count()).toBe(0);
  expect(await page.locator('#use-autocomplete, #use-autocomplete-parameters').count()).toBe(2);
});

describe('display options', () => {
  const shown = (page: Awaited<ReturnType<typeof reader>>['page']) =>
    page.evaluate(() => ({
      display: document.documentElement.dataset.apiProps,
      text: getComputedStyle(document.querySelector('#button-prop-color .about')!).display,
      columns: getComputedStyle(document.querySelector('.columns')!).display,
      pressed: document.querySelector('.views [aria-pressed=true]')!.textContent,
    }));

  test('each restyles the same rows, and is kept for the next page', async () => {
    const { page, trouble } = await reader();
    await page.goto(button);
    expect(await shown(page)).toEqual({ display: 'expanded', text: 'block', columns: 'none', pressed: 'List' });
    const rows = await page.locator('.row[id]').count();
    const props = page.locator('[data-section=props]').first();
    await props.getByRole('button', { name: 'Table' }).click();
    expect(await shown(page)).toEqual({ display: 'table', text: 'block', columns: 'grid', pressed: 'Table' });
    await props.getByRole('button', { name: 'Names' }).click();
    expect(await shown(page)).toEqual({ display: 'collapsed', text: 'none', columns: 'none', pressed: 'Names' });
    expect(
      await page.evaluate(() => [
        localStorage.apiPage_props,
        localStorage.apiPage_slots,
        document.documentElement.dataset.apiClasses,
      ]),
    ).toEqual(['collapsed', undefined, 'expanded']);
    expect(await page.locator('.row[id]').count()).toBe(rows);
    await page.goto(`${site}/material-ui/api/card/`);
    expect(await page.evaluate(() => document.documentElement.dataset.apiProps)).toBe('collapsed');
    expect(trouble).toEqual([]);
  });

  test('without a choice one is drawn and kept; robots and refused storage get the list', async () => {
    const { page } = await reader({ display: '' });
    await page.goto(button);
    const drawn = await page.evaluate(() => document.documentElement.dataset.apiProps!);
    expect(['collapsed', 'expanded', 'table']).toContain(drawn);
    expect(await page.evaluate(() => localStorage.apiPage_default)).toBe(drawn);
    const bot = await reader({ display: 'table', context: { userAgent: 'Examplebot/2.1' } });
    await bot.page.goto(button);
    expect(await bot.page.evaluate(() => document.documentElement.dataset.apiProps)).toBe('expanded');
  });

  test.each([1440, 390])('names: each is one line with its type and default, %i wide', async (width) => {
    const { page } = await reader({ display: 'collapsed', width });
    await page.goto(button);
    const rows = page.locator('[data-section=props] .row[id]');
    const color = page.locator('#button-prop-color');
    for (const fact of ['dt code', '.type', '.default']) expect(await color.locator(fact).isVisible()).toBe(true);
    expect(await color.locator('.about').isVisible()).toBe(false);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter((height) => height > 48)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('names: a row opens by its button and by its address', async () => {
    const { page } = await reader({ display: 'collapsed' });
    await page.goto(button);
    const more = page.getByRole('button', { name: 'Details of color', exact: true });
    await more.focus();
    await page.keyboard.press('Enter');
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await page.locator('#button-prop-color .about').waitFor();
    await page.goto(`${button}#button-prop-variant`);
    await page.locator('#button-prop-variant .about').waitFor();
  });

  test('first paint: a table is a table before scripts have run', async () => {
    const { page } = await reader({ display: 'table', context: { reducedMotion: 'reduce' } });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(button);
    const first = await page.screenshot({ fullPage: true });
    const settled = await reader({ display: 'table', context: { reducedMotion: 'reduce' } });
    await settled.page.goto(button);
    await settled.page.waitForLoadState('networkidle');
    expect(await differing(page, first, await settled.page.screenshot({ fullPage: true }), 48)).toBe(0);
  });

  test('a table has columns where all of them fit, and is a list in narrower windows', async () => {
    const { page } = await reader({ display: 'table' });
    for (const path of [button, autocomplete, grid, datePicker]) {
      await page.goto(path);
      for (const width of [390, 600, 820, 899, 900, 1024, 1100, 1199, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => ({
          display: document.documentElement.dataset.apiProps,
          columns: [...document.querySelectorAll('.columns')].filter((columns) => columns.checkVisibility()).length,
          cut: [...document.querySelectorAll('.rows-frame')].flatMap((frame) => {
            const { left, right } = frame.getBoundingClientRect();
            return [...frame.querySelectorAll('dt a, .type, .about, .default, .columns > *')]
              .filter((part) => part.checkVisibility())
              .filter((part) => {
                const box = part.getBoundingClientRect();
                return box.left < left - 0.5 || box.right > right + 0.5;
              })
              .map(({ className, textContent }) => `${className} ${textContent}`);
          }),
        }));
        const columns = width < 1199 ? 0 : await page.locator('.columns').count();
        expect({ path, width, ...found }).toEqual({ path, width, display: 'table', columns, cut: [] });
      }
    }
  });

  test('without scripts everything is there, and no switch', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.goto(button);
    expect(await page.locator('.views').first().isVisible()).toBe(false);
    expect(await page.locator('#button-prop-color').getByText('palette customization').isVisible()).toBe(true);
  });
});

test('slots have the descriptions and the defaults of the package', async () => {
  const { page } = await reader();
  await page.goto(datePicker);
  const bar = page.locator('#date-picker-slots-actionBar');
  expect(await bar.locator('.about').textContent()).toBe(
    'Custom component for the action bar, it is placed below the picker views.',
  );
  expect(await bar.locator('.default code').textContent()).toBe('PickersActionBar');
  expect(await page.locator('[data-section=slots] .row[id] .about:empty').count()).toBe(0);
  await page.goto(`${site}/joy-ui/api/accordion/`);
  expect(await page.locator('#accordion-slots-root .default code').textContent()).toBe("'div'");
});

test('every entry of the contents leads somewhere, on every kind of page', async () => {
  const { page } = await reader();
  for (const path of referencePages) {
    await page.goto(site + path);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
          .map((link) => link.hash.slice(1))
          .filter((id) => !document.getElementById(decodeURIComponent(id))),
      ),
    ).toEqual([]);
    expect(
      await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      }),
    ).toEqual([]);
  }
});

test('what is inherited is one click away, and leads to where it is described', async () => {
  const { page } = await reader();
  await page.goto(button);
  const origin = page.locator('details.origin').first();
  expect(await origin.locator('summary').textContent()).toContain('ButtonBase');
  await origin.locator('summary').click();
  await origin.getByRole('link', { name: 'focusRipple' }).click();
  await page.waitForURL(`${site}/material-ui/api/button-base/#button-base-prop-focusRipple`);
});

test('pages and reference lead to each other', async () => {
  const { page } = await reader();
  await page.goto(`${site}/material-ui/react-button/#api`);
  await page.locator('main').getByRole('link', { name: '<Button />' }).click();
  await page.waitForURL(button);
  await page.locator('main').getByRole('link', { name: 'Button', exact: true }).first().click();
  await page.waitForURL(`${site}/material-ui/react-button/`);
});

test('Base UI: the tabs of a component', async () => {
  const { page } = await reader();
  await page.goto(`${site}/base-ui/react-button/`);
  const tabs = page.getByRole('navigation', { name: 'About this subject' });
  expect(await tabs.getByRole('link').allTextContents()).toEqual(['Demos', 'Components API', 'Hooks API']);
  await tabs.getByRole('link', { name: 'Hooks API' }).click();
  await page.waitForURL(`${site}/base-ui/react-button/hooks-api/`);
  expect(await page.locator('h1').textContent()).toBe('Button');
  expect(await page.locator('#nav [aria-current=page]').textContent()).toBe('Button');
  await page.locator('#use-button-parameters-disabled').waitFor();
});

test('the page with the most props keeps the budgets', async () => {
  const { page } = await reader();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)));
  });
  const answer = (await page.goto(grid))!;
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#data-grid-props .row[id], [data-section=props] .row[id]').count()).toBeGreaterThan(100);
  // The shell, the bell and the door to feedback of every page, and the filter of this one with 1 kB.
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(script).toBeLessThanOrEqual(8_450);
  const text = brotliCompressSync(await answer.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(text.length).toBeLessThanOrEqual(35_000);
});

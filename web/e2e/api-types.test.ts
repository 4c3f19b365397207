// Names in types open to what they stand for, by the browser alone.
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const autocomplete = `${site}/material-ui/api/autocomplete/`;

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('a name opens by keyboard, shows its members, and closes', async () => {
    const { page } = await reader({ context: { javaScriptEnabled } });
    await page.goto(autocomplete);
    const name = page.locator('#autocomplete-prop-renderInput .type button', { hasText: 'RenderInputParams' });
    const definition = page.locator('#type-AutocompleteRenderInputParams');
    expect(await definition.isVisible()).toBe(false);
    await name.focus();
    await page.keyboard.press('Enter');
    expect(await definition.isVisible()).toBe(true);
    expect(await definition.locator('.members dt').allTextContents()).toContain('fullWidth');
    expect(await definition.getByRole('link', { name: 'Autocomplete.renderInput' }).getAttribute('href')).toBe(
      '/material-ui/api/autocomplete/#autocomplete-prop-renderInput',
    );
    await page.keyboard.press('Escape');
    expect(await definition.isVisible()).toBe(false);
  });
});

test('every button in a type opens a definition of its page, and none is described twice', async () => {
  const { page } = await reader();
  for (const path of [
    '/material-ui/api/autocomplete/',
    '/material-ui/api/button/',
    '/base-ui/react-menu/hooks-api/',
    '/x/api/data-grid/data-grid/',
    '/x/api/data-grid/grid-col-def/',
  ]) {
    await page.goto(site + path);
    const found = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.type [popovertarget], .definition [popovertarget]')];
      const ids = [...document.querySelectorAll('.definition')].map(({ id }) => id);
      return {
        count: buttons.length,
        dead: buttons.filter((button) => !ids.includes(button.getAttribute('popovertarget')!)).length,
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      };
    });
    expect(found.count).toBeGreaterThan(3);
    expect({ ...found, path, count: 0 }).toEqual({ path, count: 0, dead: 0, twice: [] });
  }
});

test('a definition opens from a definition, and stands near the name, in both directions', async () => {
  for (const direction of [undefined, 'rtl'] as const) {
    const { page } = await reader({ direction, width: 1440 });
    await page.goto(autocomplete);
    const name = page.locator('#autocomplete-prop-renderInput .type button').first();
    await name.click();
    const definition = page.locator('#type-AutocompleteRenderInputParams');
    const [at, box] = [(await name.boundingBox())!, (await definition.boundingBox())!];
    const [below, above] = [box.y - at.y - at.height, at.y - box.y - box.height]; // where there is room
    expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(40);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1440);
    await definition.locator('.members button', { hasText: 'ReactNode' }).first().click();
    expect(await page.locator('#type-ReactNode').isVisible()).toBe(true);
    expect(await definition.isVisible()).toBe(true);
  }
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('axe finds nothing in an open definition: %s %i', async (mode, width) => {
  const { page } = await reader({ mode, width });
  await page.goto(autocomplete);
  await page.locator('#autocomplete-prop-renderInput .type button').first().click();
  await page.locator('#type-AutocompleteRenderInputParams').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('props of a component lead to its page, and an interface says who uses it', async () => {
  const { page } = await reader();
  await page.goto(autocomplete);
  expect(await page.locator('#autocomplete-prop-ChipProps .type a').getAttribute('href')).toBe(
    '/material-ui/api/chip/',
  );
  await page.goto(`${site}/x/api/data-grid/grid-col-def/`);
  const uses = page.locator('#used-by').locator('xpath=..').getByRole('link', { name: 'DataGrid.columns' });
  await uses.click();
  await page.waitForURL(`${site}/x/api/data-grid/data-grid/#data-grid-prop-columns`);
});

test('pages with definitions keep the budget of HTML', async () => {
  for (const path of ['/material-ui/api/autocomplete/', '/x/api/data-grid/data-grid/']) {
    const html = Buffer.from(await (await fetch(site + path)).arrayBuffer());
    const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    expect(sent).toBeLessThanOrEqual(35_000);
  }
});

// The overview of a product's reference: one line an entry, in groups, filtered like any list.
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const material = `${site}/material-ui/api/`;

test.each([
  '/material-ui/api/',
  '/joy-ui/api/',
  '/base-ui/api/',
  '/system/api/',
  '/x/api/data-grid/',
  '/x/api/date-pickers/',
  '/x/api/charts/',
  '/x/api/tree-view/',
])('%s lists every entry once, and links lead to pages', async (path) => {
  const { page } = await reader({ width: 1440 });
  const answer = await page.goto(site + path);
  expect(answer!.status()).toBe(200);
  const entries = await page.locator('.index-group li > a').evaluateAll((all) =>
    all.map((link) => ({
      name: link.querySelector('code')!.textContent,
      href: link.getAttribute('href')!,
      height: link.getBoundingClientRect().height,
    })),
  );
  expect(entries.length).toBeGreaterThan(3);
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
  expect(entries.filter(({ height }) => height !== 24)).toEqual([]); // one line each
  expect(await page.locator('[data-hits]').textContent()).toBe(`${entries.length} entries`);
  const answers = await Promise.all(
    entries.filter((_, at) => at % 20 === 0).map(async ({ href }) => (await fetch(site + href)).status),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
});

describe('the filter', () => {
  test('finds names and purposes, hides empty groups, and stays in the address', async () => {
    const { page, trouble } = await reader({ width: 1440 });
    await page.goto(material);
    const groups = await page.locator('.index-group:visible').count();
    await page.keyboard.press('/');
    await page.keyboard.type('media');
    const names = await page.locator('.index-group li:visible code').allTextContents();
    expect(names).toContain('CardMedia');
    expect(names).toContain('useMediaQuery');
    expect(await page.locator('.index-group:visible').count()).toBeLessThan(groups);
    await page.waitForURL('**/?filter=media');
    await page.keyboard.press('Escape');
    expect(await page.locator('.index-group:visible').count()).toBe(groups);
    expect(trouble).toEqual([]);
  });

  test('a group that a reader has closed opens for its hits, and closes again', async () => {
    const { page } = await reader();
    await page.goto(material);
    const inputs = page.locator('#inputs');
    await inputs.locator('summary').click();
    const field = page.getByRole('searchbox');
    await field.fill('autocomplete');
    expect(await inputs.getByRole('link', { name: 'Autocomplete' }).isVisible()).toBe(true);
    await field.fill('');
    expect(await inputs.getAttribute('open')).toBe(null);
  });

  test('hooks alone', async () => {
    const { page } = await reader();
    await page.goto(material);
    await page.getByRole('button', { name: /^Hooks/ }).click();
    const names = await page.locator('.index-group li:visible code').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('use'))).toEqual([]);
  });
});

test.each([
  ['light', undefined, 1440],
  ['dark', 'rtl', 820],
  ['dark', undefined, 390],
] as const)('axe finds nothing, and nothing scrolls sideways: %s %s %i', async (mode, direction, width) => {
  const { page } = await reader({ mode, direction, width });
  await page.goto(material);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('facts of a line stand below their headings, where there is room', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(`${site}/base-ui/api/`);
  const heads = page.locator('.index-columns');
  for (const fact of ['since', 'props', 'bytes']) {
    const head = (await heads.locator(`.${fact}`).boundingBox())!;
    const cells = page.locator(`.index-group .${fact}:not(:empty)`);
    expect(await cells.count()).toBeGreaterThan(5);
    const cell = (await cells.first().boundingBox())!;
    expect([cell.x, cell.width]).toEqual([head.x, head.width]);
    expect(await cells.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual([]);
  }
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await heads.isVisible()).toBe(false);
});

test('right to left, a purpose that is cut keeps its beginning, and stands at its own edge', async () => {
  const { page } = await reader({ width: 1440, direction: 'rtl' });
  await page.goto(material);
  const purposes = await page.locator('.index-group .purpose:not(:empty)').evaluateAll((all) =>
    all.map((purpose) => {
      const { left, right } = purpose.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(purpose);
      const text = range.getBoundingClientRect();
      const cut = purpose.scrollWidth > purpose.clientWidth;
      return { cut, apart: Math.abs(cut ? text.left - left : text.right - right) };
    }),
  );
  expect(purposes.filter(({ cut }) => cut).length).toBeGreaterThan(10);
  expect(purposes.filter(({ cut }) => !cut).length).toBeGreaterThan(10);
  expect(purposes.filter(({ apart }) => apart > 1.5)).toEqual([]);
});

test('without scripts all entries are there, and no field', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(material);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Autocomplete' }).first().isVisible()).toBe(true);
});

test('as markdown, with what each entry is for', async () => {
  const text = await (await fetch(`${material}index.md`)).text();
  expect(text).toMatch(/^## Inputs$/m);
  expect(text).toMatch(/^- \[ButtonBase\]\(https:\/\/[^/]+\/material-ui\/api\/button-base\/index\.md\): \w/m);
});

// Demos that only browsers draw: they are on the page before scripts, and nothing flickers when they come to life.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const home = '/x/react-data-grid/';

test('a reader without scripts reads the rows of a grid and the axes of a chart', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(site + home);
  const rows = page.locator('[data-demo=WallSorted] [role=row]');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/Ferry\s+Leaves/),
    expect.stringMatching(/Gannet\s+07:15/),
    expect.stringMatching(/Skua\s+09:40/),
    expect.stringMatching(/Tern\s+10:30/),
    expect.stringMatching(/Petrel\s+12:05/),
  ]);
  expect(await rows.last().evaluate((row) => row.checkVisibility({ visibilityProperty: true }))).toBe(true);
  await page.goto(`${site}/x/react-charts/lines/`);
  expect(await page.locator('[data-still] svg path').count()).toBeGreaterThan(10);
});

// Stills are drawn in a window of 1440 px, and the column of a page is as wide in one of 1280 px.
test.each([1440, 1280])(
  'without scripts, the parts of a grid have their places, in a window of %s px',
  async (width) => {
    const parts = (page: Page) =>
      page.locator('[data-demo=GridBasic]').evaluate((demo) => {
        const { left, top } = demo.getBoundingClientRect();
        return [...demo.querySelectorAll('[role=columnheader], [role=row], [role=cell]')].flatMap((part) => {
          const box = part.getBoundingClientRect();
          return [box.left - left, box.top - top, box.width, box.height];
        });
      });
    const { page: plain } = await reader({ width, context: { javaScriptEnabled: false } });
    await plain.goto(site + home);
    const before = await parts(plain);
    expect(before).toHaveLength(80);
    const { page } = await reader({ width });
    await page.goto(site + home);
    await page.locator('[data-demo=GridBasic]').hover();
    await page.locator('[data-demo=GridBasic][data-live]').waitFor();
    const moved = async () => (await parts(page)).map((length, index) => Math.abs(length - before[index]!));
    await expect.poll(async () => Math.max(...(await moved()))).toBeLessThanOrEqual(1);
  },
);

test('without scripts the playground of a chart has its bars, which grow from nothing in a browser', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/x/react-charts/bars/`);
  const bars = page.locator('[data-demo=BarChartPlayground] .MuiBarElement-root');
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('in dark mode a still is dark where dark mode changes classes alone', async () => {
  const { page } = await reader({ mode: 'dark' });
  await page.route(/\/x-react-data-grid-/, (route) => route.abort());
  await page.goto(site + home);
  const cell = page.locator('[data-demo=WallSorted]:not([data-live]) [role=cell]').first();
  const [red] = await cell.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)!.map(Number));
  expect(red).toBeGreaterThan(200);
  expect(await cell.evaluate((element) => element.checkVisibility({ visibilityProperty: true }))).toBe(true);
  const border = await page.locator('[data-demo=WallSorted] [role=grid]').evaluate((element) =>
    getComputedStyle(element)
      .borderTopColor.match(/[\d.]+/g)!
      .map(Number),
  );
  expect(border[0], `the border is of the dark theme: ${border}`).toBeLessThan(120);
});

test('in another direction its place is empty until it lives', async () => {
  const { page } = await reader({ direction: 'rtl' });
  await page.route(/\/x-react-data-grid-/, (route) => route.abort());
  await page.goto(site + home);
  const cell = page.locator('[data-demo=WallSorted] [role=cell]').first();
  expect(await cell.evaluate((element) => element.checkVisibility({ visibilityProperty: true }))).toBe(false);
  // The arrow of the sorted column is visible in elements that are not.
  const arrow = page.locator('[data-demo=WallSorted] [aria-sort=ascending] svg').first();
  const options = { visibilityProperty: true, opacityProperty: true };
  expect(await arrow.evaluate((element, options) => element.checkVisibility(options), options)).toBe(false);
});

test('a grid stays on the screen while it comes to life, and is alone afterwards', async () => {
  const { page, trouble } = await reader();
  await page.goto(site + home);
  const demo = page.locator('[data-demo=WallSorted]');
  await demo.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const figure = document.querySelector('#WallSorted')!;
    const frames = { all: 0, empty: 0, arrows: 0 };
    const count = () => {
      const shown = [...figure.querySelectorAll('[role=cell]')].filter(
        (cell) => cell.textContent === 'Gannet' && cell.checkVisibility({ visibilityProperty: true }),
      );
      const arrows = [...figure.querySelectorAll('[aria-sort=ascending] svg')].filter((arrow) =>
        arrow.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      frames.all++;
      frames.arrows = Math.max(frames.arrows, arrows.length);
      if (shown.length === 0) frames.empty++;
      requestAnimationFrame(count);
    };
    count();
    Object.assign(globalThis, { frames });
  });
  await demo.hover();
  await page.locator('[data-demo=WallSorted][data-live]').waitFor();
  const seen = await page.evaluate(
    () => (globalThis as unknown as { frames: { all: number; empty: number; arrows: number } }).frames,
  );
  expect(seen.all).toBeGreaterThan(5);
  expect(seen.empty).toBe(0);
  expect(seen.arrows).toBe(1);
  expect(await page.locator('#WallSorted .demo').count()).toBe(1);
  expect(await page.locator('#WallSorted [role=grid]').count()).toBe(1);
  await demo.getByRole('columnheader', { name: 'Ferry' }).click();
  await expect.poll(() => demo.getByRole('cell').first().innerText()).toBe('Gannet');
  await demo.getByRole('columnheader', { name: 'Ferry' }).click();
  await expect.poll(() => demo.getByRole('cell').first().innerText()).toBe('Tern');
  expect(trouble).toEqual([]);
});

test('who has put the focus on a part of a still finds it on the same part of the demo', async () => {
  const { page, trouble } = await reader();
  await page.goto(site + home);
  await page.locator('[data-demo=WallPaged] button[aria-label="Go to next page"]').focus();
  await page.locator('[data-demo=WallPaged][data-live]').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement!.getAttribute('aria-label')))
    .toBe('Go to next page');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-demo=WallPaged]').innerText()).toContain('5–8 of 24');
  expect(trouble).toEqual([]);
});

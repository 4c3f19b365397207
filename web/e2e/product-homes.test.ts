// The homes of products: what to do first, twelve exhibits that need no script, where to go from there.
import { expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';
import { sideways } from './sideways';

useBrowser();
const site = inject('site');
const homes = [
  '/material-ui/',
  '/joy-ui/',
  '/base-ui/',
  '/system/',
  '/x/react-date-pickers/',
  '/x/react-charts/',
  '/x/react-tree-view/',
];

test.each(homes)('%s is whole without scripts', async (path) => {
  const { page } = await reader({ width: 1440, context: { javaScriptEnabled: false } });
  await page.goto(site + path);
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('48px');
  expect(await page.locator('.opening-action').count()).toBe(1);
  expect(await page.locator('.opening-install code').textContent()).toMatch(/^npm install @/);
  expect(await page.locator('.cells .cells-number').count()).toBe(3);
  expect(await page.locator('.cells:not(:has(.cells-number)) a').count()).toBeGreaterThanOrEqual(3);
  const cases = page.locator('.wall > .case');
  expect(await cases.count()).toBe(12);
  for (const one of await cases.all()) {
    const empty = await one.locator('.stage .demo').evaluate(
      (demo) =>
        ![...demo.querySelectorAll('*')].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width * height > 200 && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        }),
    );
    expect(empty, `${await one.getAttribute('id')}`).toBe(false);
    expect((await fetch(site + (await one.locator('figcaption a').getAttribute('href')))).status).toBe(200);
  }
});

test.each([820, 1100, 1440])('at %i walls and cells reach from edge to edge, in both directions', async (width) => {
  for (const direction of [undefined, 'rtl'] as const) {
    const { page } = await reader({ width, direction });
    await page.goto(`${site}/x/react-charts/`);
    const gaps = await page.evaluate(() => {
      const main = document.querySelector('main')!.getBoundingClientRect();
      return [...document.querySelectorAll('main .wall, main .cells')].flatMap((list) => {
        const { left, right } = list.getBoundingClientRect();
        return [left - main.left, main.right - right];
      });
    });
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1.5);
    const titles = await page
      .locator('main > .section > .prose h2, main > .section > h2')
      .evaluateAll((all) =>
        all.map((title) => Math.round(title.getBoundingClientRect()[document.dir === 'rtl' ? 'right' : 'left'])),
      );
    expect(new Set(titles).size).toBe(1);
    expect(await sideways(page)).toEqual([]);
  }
});

test.each([
  ['light', '/x/react-tree-view/'],
  ['dark', '/x/react-charts/'],
] as const)('axe finds nothing: %s, %s', async (mode, path) => {
  const { page } = await reader({ mode });
  await page.goto(site + path);
  expect(await violations(page)).toEqual([]);
});

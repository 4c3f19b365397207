// The home of the site: exhibits that readers may give another theme, complete before any script.
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { atRest, reader, useBrowser } from './browser';
import { sideways } from './sideways';

useBrowser();
const site = inject('site');

/** One element of each family, with the property that its primary color is. */
const samples = {
  'Material UI': ['#HomeButton .MuiButton-contained', 'backgroundColor'],
  'Joy UI': ['#HomeCard .MuiButton-variantSolid', 'backgroundColor'],
  'Base UI': ['#HomeTabs [aria-selected=true]', 'borderBottomColor'],
} as const;

type Reading = Record<string, string>;
type Visit = Awaited<ReturnType<typeof reader>>['page'];

const colors = async (page: Visit): Promise<Reading> => {
  const found: Reading = {};
  for (const [family, [selector, property]] of Object.entries(samples)) {
    found[family] = await page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  }
  return found;
};

/** What must stay as it is: places and colors of all that stands in no case. */
const frame = (page: Visit) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('h1, .lead, .opening a, .case, figcaption, main, .bar, main > .section'),
    ];
    const places = parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    });
    const shell = [...document.querySelectorAll('h1, .lead, .bar, body')].map(
      (part) => `${getComputedStyle(part).color} ${getComputedStyle(part).backgroundColor}`,
    );
    return { places, shell, height: document.documentElement.scrollHeight };
  });

describe('without scripts', () => {
  test.each(['light', 'dark'] as const)(
    'the wall is whole, %s, and nothing that needs a script is shown',
    async (mode) => {
      const { page } = await reader({ mode, context: { javaScriptEnabled: false } });
      await page.goto(`${site}/`);
      const cases = page.locator('.case');
      expect(await cases.count()).toBe(19);
      for (const one of await cases.all()) {
        const box = (await one.locator('.demo > *').first().boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThan(16);
        expect(await one.locator('figcaption a').getAttribute('href')).toMatch(/^\/.+\/$/);
      }
      expect(await page.locator('.theme-panel').isVisible()).toBe(false);
      expect(await page.locator('.opening-install code').textContent()).toBe('npm install @mui/material@5');
      expect(await page.locator('.opening-tools').isVisible()).toBe(false);
    },
  );
});

describe('the panel', () => {
  test('gives exhibits of each family another color, and moves or colors nothing else', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${site}/`);
    await page.locator('.theme-panel output', { hasText: '°' }).waitFor();
    const [before, around] = [await colors(page), await frame(page)];
    await page.locator('.theme-dial').fill('22');
    const turned = await colors(page);
    for (const family of Object.keys(samples)) expect(turned[family]).not.toBe(before[family]);
    const dark = page.getByRole('button', { name: 'Dark', exact: true });
    await dark.click();
    const darkened = await colors(page);
    for (const family of Object.keys(samples)) expect(darkened[family]).not.toBe(turned[family]);
    const cell = page.locator('#HomeTable tbody th').first();
    const tall = (await cell.boundingBox())!.height;
    await page.getByRole('button', { name: 'Compact' }).click();
    expect((await cell.boundingBox())!.height).toBeLessThan(tall);
    await page.getByRole('button', { name: 'RTL' }).click();
    const first = (await page.getByRole('button', { name: 'Publish' }).boundingBox())!;
    const second = (await page.getByRole('button', { name: 'Preview' }).boundingBox())!;
    expect(first.x).toBeGreaterThan(second.x);
    expect(await frame(page)).toEqual({ ...around, places: expect.anything() });
    expect((await frame(page)).places).toEqual(around.places);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => colors(page)).toEqual(before); // buttons fade to it
    expect(trouble).toEqual([]);
  });

  test('reads the address, and an exhibit that is touched lives in what is chosen', async () => {
    const { page, trouble } = await reader();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${site}/?x-hue=22&x-density=compact&x-mode=dark&x-direction=rtl`);
    await page.locator('.case[data-hue="22"][data-mode=dark]').first().waitFor();
    expect(scripts.filter((name) => /\/(react|shared|material-ui|joy-ui|base-ui)-/.test(name))).toEqual([]);
    const button = page.locator('#HomeButton .MuiButton-outlined');
    const look = async () => {
      await atRest(page);
      return button.evaluate((element) => {
        const { color, borderTopColor, paddingTop } = getComputedStyle(element);
        const { x, width } = element.getBoundingClientRect();
        return [color, borderTopColor, paddingTop, Math.round(x), Math.round(width)];
      });
    };
    const before = await look();
    await page.locator('#HomeButton .MuiButton-contained').hover();
    await page.locator('#HomeButton .demo[data-live]').waitFor();
    expect(await look()).toEqual(before);
    expect(trouble).toEqual([]);
  });
});

test('scrolling brings no library; a touch does, and wakes its exhibit alone', async () => {
  const { page, trouble } = await reader();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const libraries = () => scripts.map((url) => /\/(react|shared|[a-z-]+-ui|x-[a-z-]+)-\w+\.js$/.exec(url)?.[1] ?? '');
  await page.goto(`${site}/`);
  await page.locator('.theme-panel output', { hasText: '°' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(libraries().filter(Boolean)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#HomeButton .MuiButton-contained').hover();
  await page.locator('#HomeButton .demo[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(libraries()).toEqual(expect.arrayContaining(['react', 'material-ui']));
  expect(await page.locator('.demo[data-live]').count()).toBe(1);
  expect(trouble).toEqual([]);
});

test.each([
  [1440, 480, 19],
  [390, 520, 6],
])('at %d it begins with the libraries above %d, and shows %d pictures', async (width, top, pictures) => {
  const { page } = await reader({ width });
  await page.goto(`${site}/`);
  const rows = page.locator('#eight-libraries a');
  expect(await rows.count()).toBe(8);
  expect((await rows.first().boundingBox())!.y).toBeLessThan(top);
  expect(await page.locator('.case:visible').count()).toBe(pictures);
});

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (mode) => {
  const { page } = await reader({ mode });
  await page.goto(`${site}/`);
  expect(await violations(page)).toEqual([]);
});

test.each([1440, 820, 390])('nothing scrolls sideways at %d, in both directions', async (width) => {
  for (const direction of [undefined, 'rtl'] as const) {
    const { page } = await reader({ width, direction });
    await page.goto(`${site}/`);
    expect(await sideways(page)).toEqual([]);
  }
});

test('scripts of the panel and the opening are 3 kB at most', async () => {
  const html = await (await fetch(`${site}/`)).text();
  const scripts = [...html.matchAll(/<script[^>]*id="component-\d"[^>]*src="([^"]+)"/g)].map(([, src]) => src!);
  let bytes = 0;
  for (const src of scripts) {
    const answer = await fetch(site + src, { headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(answer.headers.get('content-length'));
  }
  expect(scripts.length).toBeGreaterThan(1);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(3072);
});

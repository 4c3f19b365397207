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
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
  '/x/react-charts/',
  '/x/react-tree-view/',
];

test('an exhibit that opens has the name of the first one of its page, and no other on its home has it', async () => {
  const { page, trouble } = await reader({ width: 1440 });
  const names = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .map(
            (one) => (getComputedStyle(one) as CSSStyleDeclaration & { viewTransitionName: string }).viewTransitionName,
          )
          .filter((name) => name !== 'none'),
      );
  for (const home of ['/', '/x/', ...homes]) {
    await page.goto(site + home);
    const places = await names('.case > .stage, .exhibit > .ground');
    expect(places.length, `${home}`).toBeGreaterThan(1);
    expect(new Set(places).size, `${home}: ${places.join(' ')}`).toBe(places.length);
    if (home === '/') expect(places).toContain('at-material-ui-react-button-');
  }
  await page.goto(`${site}/material-ui/react-button/`);
  expect(await names('.exhibit > .ground')).toEqual(['at-material-ui-react-button-']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await names('.exhibit > .ground')).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a headline of two clauses breaks between them', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(`${site}/material-ui/`);
  const heading = page.getByRole('heading', { level: 1, name: 'Material Design for React, ready to build with' });
  const clauses = await heading.locator('.clause').evaluateAll((all) => all.map((one) => one.getClientRects()[0]!.top));
  expect(clauses).toHaveLength(2);
  expect(clauses[1]! - clauses[0]!).toBeGreaterThan(30);
  const line = await heading.evaluate((h1) => parseFloat(getComputedStyle(h1).lineHeight));
  expect(await heading.evaluate((h1) => h1.getBoundingClientRect().height)).toBeCloseTo(2 * line, 0);
});

test('an exhibit leads to the page of its component where there is one', async () => {
  const pages = new Set(inject('pages'));
  const wrong: string[] = [];
  for (const home of ['/', '/x/', ...homes]) {
    const html = await (await fetch(site + home)).text();
    const links = [...html.matchAll(/<figcaption[\s\S]*?href="([^"]+)"/g)].map((match) => match[1]!);
    expect(links.length, `${home}`).toBeGreaterThan(10);
    wrong.push(...links.filter((href) => pages.has(href.replace('/api/', '/react-')) && href.includes('/api/')));
  }
  expect(wrong).toEqual([]);
});

test('the home of MUI X says where to start and what is new in each of its products', async () => {
  const html = await (await fetch(`${site}/x/`)).text();
  expect(html.match(/class="cells-number"/g)?.length).toBe(3);
  const releases = /<ul class="releases ui">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
  expect([...releases.matchAll(/<p class="label"><span>([^<]*)</g)].map((match) => match[1])).toEqual([
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  const exhibits = [...html.matchAll(/<figcaption[\s\S]*?href="([^"]+)"/g)].map((match) => match[1]);
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view'])
    expect(
      exhibits.some((href) => href!.startsWith(`/x/react-${product}/`)),
      `${product}`,
    ).toBe(true);
  expect(html).toMatch(/id="where-to-go-next"[\s\S]*?<ul class="cells ui">/);
});

test('a home that says how many components there are leads to as many, and says what each weighs', async () => {
  for (const product of ['material-ui', 'joy-ui', 'base-ui']) {
    const home = await (await fetch(`${site}/${product}/`)).text();
    const gallery = await (await fetch(`${site}/${product}/all-components/`)).text();
    const named = /href="([^"]+)">All (\d+) components/.exec(home)!;
    expect(named[1]).toBe(`/${product}/all-components/`);
    expect(Number(named[2])).toBe(gallery.match(/class="pictured"/g)?.length);
    const costs = home.match(/<span class="label note"><bdi>[\d.]+ kB</g);
    expect(costs?.length, `${product}`).toBe(12);
    expect(home).toMatch(/<p class="label subject-line"><bdi>[^<]+<\/bdi><\/p>/);
  }
});

test.each(homes)('%s is whole without scripts', async (path) => {
  const { page } = await reader({ width: 1440, context: { javaScriptEnabled: false } });
  await page.goto(site + path);
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('48px');
  expect(await page.locator('.opening-action').count()).toBe(1);
  const [wall, cells] = [
    await page.locator('.wall').first().boundingBox(),
    await page.locator('.cells').first().boundingBox(),
  ];
  expect(wall!.y).toBeLessThan(cells!.y); // the gallery comes first
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

test.for([
  ['/material-ui/', '[data-demo]:has([role=dialog])'],
  ['/material-ui/react-drawer/', '[data-demo=DrawerPlayground]'],
  ['/material-ui/react-menu/', '[data-demo=MenuPlayground]'],
] as const)('on %s the Tab key alone gets past what stands open, and back', async ([path, selector]) => {
  const { page } = await reader({ width: 1440 });
  await page.goto(site + path);
  const demo = page.locator(selector).first();
  const where = () =>
    demo.evaluate((element) => {
      const way = element.compareDocumentPosition(document.activeElement!);
      return way & Node.DOCUMENT_POSITION_CONTAINED_BY
        ? 'in'
        : way & Node.DOCUMENT_POSITION_FOLLOWING
          ? 'after'
          : 'before';
    });
  await demo.evaluate((element) => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
    links.findLast((link) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)!.focus();
  });
  for (const [key, beyond] of [
    ['Tab', 'after'],
    ['Shift+Tab', 'before'],
  ] as const) {
    const places: string[] = [];
    while (places.length < 12 && places.at(-1) !== beyond) {
      await page.keyboard.press(key);
      places.push(await where());
      await demo.and(page.locator('[data-live]')).waitFor();
    }
    expect(places).toContain('in');
    expect(places.at(-1)).toBe(beyond);
  }
});

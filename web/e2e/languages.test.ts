// A site in two languages (specification §1, §2, §4, §8), and what its library says in them.
import { expect, inject, test } from 'vitest';
import { rippleAnimation, tooltipMaxWidth, tooltipOpenDelay } from '../engine/contract/constants.gen';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();
const site = inject('hosted');

async function visitor(options?: Reader) {
  const visit = await reader(options);
  await visit.page
    .context()
    .route('https://tags.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return visit;
}

test('the choice of languages leads to the same page, and keeps to the language from there', async () => {
  const { page, trouble } = await visitor();
  await page
    .context()
    .route('https://fonts.example/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(`${site}/material-ui/react-labels/`);
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/material-ui/react-labels/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Beschriftungen');
  expect(await page.getByRole('navigation', { name: 'Documentation' }).getByText('Bauteile').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Zum Inhalt springen' }).count()).toBe(1);
  expect(await page.locator('.exhibit .caption .label').first().innerText()).toBe('Abb. 1');
  expect(trouble).toEqual([]);
});

test("a library's own labels are in the language of the page, ahead of time and live", async () => {
  const { page, trouble } = await visitor();
  await page.goto(`${site}/de/material-ui/react-labels/`);
  const pages = page.locator('[data-demo=Pages]');
  const next = pages.getByRole('button', { name: 'Zur nächsten Seite' });
  await next.click();
  await page.locator('[data-demo=Pages][data-live]').waitFor();
  await expect
    .poll(() => pages.getByRole('button', { name: 'Seite 2', exact: true }).getAttribute('aria-current'))
    .toBe('true');
  expect(trouble).toEqual([]); // what was sent and what lives agree
});

test('what scripts say is in the language of the page; a word without translation is told once and stays English', async () => {
  const { page, trouble } = await visitor({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await page.goto(`${site}/de/material-ui/react-labels/`);
  const mode = page.getByRole('button', { name: 'Farbschema: wie das System' });
  await mode.click();
  await page.getByRole('button', { name: 'Farbschema: dunkel' }).waitFor();
  const code = page.locator('#Stars [data-tool=code]');
  for (let i = 0; i < 4; i++) await code.click();
  await expect.poll(() => trouble.length).toBeGreaterThan(0);
  expect(new Set(trouble).size).toBe(trouble.length); // each word once
  for (const text of trouble)
    expect(text).toMatch(
      /^error: The messages of “de” lack “(Hide|Show|Expand|Collapse) code”: it is shown in English\.$/,
    );
});

test('userLanguage in the address: a language of the site leads to its page, any other to English', async () => {
  const { page } = await visitor();
  await page.goto(`${site}/material-ui/react-labels/?userLanguage=de#Stars`);
  await page.waitForURL(`${site}/de/material-ui/react-labels/#Stars`);
  await page.goto(`${site}/de/material-ui/react-labels/?userLanguage=xx`);
  await page.waitForURL(`${site}/material-ui/react-labels/`);
  await page.goto(`${site}/material-ui/react-labels/?userLanguage=en`);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(`${site}/material-ui/react-labels/?userLanguage=en`);
});

test('a page without translation is read in English below its language, the blog at its one address', async () => {
  const { page } = await visitor();
  await page.goto(`${site}/de/`);
  expect(await page.getByRole('link', { name: 'Beschriftungen' }).first().getAttribute('href')).toBe(
    '/de/material-ui/react-labels/',
  );
  expect(await page.getByRole('main').getByRole('link', { name: 'Seite ohne Übersetzung' }).getAttribute('href')).toBe(
    '/de/material-ui/react-plain/',
  );
  expect(await page.getByRole('main').getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog/first/');
});

test('the icon font comes after everything else, on pages that use it, and fails in silence', async () => {
  const { page } = await visitor();
  const asked: string[] = [];
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await page.context().route('https://fonts.example/**', (route) => (asked.push(route.request().url()), route.abort()));
  await page.goto(`${site}/material-ui/react-labels/`, { waitUntil: 'networkidle' });
  await expect.poll(() => asked).toEqual(['https://fonts.example/icons.css']);
  const late = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.getEntriesByName('https://fonts.example/icons.css')[0]!.startTime >= navigation!.loadEventStart;
  });
  expect(late).toBe(true);
  expect(exceptions).toEqual([]);
  await page.goto(`${site}/material-ui/react-plain/`, { waitUntil: 'networkidle' });
  expect(asked.length).toBe(1);
});

test("a demo's tooltips and ripples keep the times of the site", async () => {
  const { page } = await visitor();
  await page.context().route('https://fonts.example/**', (route) => route.abort());
  await page.goto(`${site}/material-ui/react-labels/`);
  const button = page.locator('[data-demo=Stars] button');
  await button.dispatchEvent('pointerover');
  await page.locator('[data-demo=Stars][data-live]').waitFor();
  // An installed clock still runs with the real one; only a paused one can't open the tooltip on a slow machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await button.hover();
  const tooltip = page.getByRole('tooltip');
  await page.clock.runFor(tooltipOpenDelay - 1);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip.waitFor();
  expect(await tooltip.locator('.MuiTooltip-tooltip').evaluate((element) => getComputedStyle(element).maxWidth)).toBe(
    `${tooltipMaxWidth}px`,
  );
  await page.mouse.down();
  const ripple = page.locator('[data-demo=Stars] .MuiTouchRipple-rippleVisible').first();
  await ripple.waitFor({ state: 'attached' });
  expect(await ripple.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
    `${rippleAnimation / 1000}s`,
  );
});

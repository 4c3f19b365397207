// Demos and shell share a document and must not touch each other; demos come to life when they should.
import { expect, inject, test } from 'vitest';
import { reader, useBrowser, wakeAll } from './browser';
import { differing } from './pixels';

useBrowser();
const walls = `${inject('walls')}/material-ui/react-walls/`;
const strategies = `${inject('walls')}/material-ui/react-strategies/`;

test('a demo that paints everything red changes no pixel of the shell', async () => {
  const { page } = await reader();
  await page.goto(walls);
  await wakeAll(page);
  expect(await page.locator('.hostile').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 0)');
  const demo = [page.locator('[data-demo=Hostile]')];
  const withIt = await page.screenshot({ fullPage: true, mask: demo, animations: 'disabled' });
  expect(
    await page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) =>
        href.includes('react-walls'),
      );
      sheets.forEach((sheet) => (sheet.disabled = true));
      return sheets.length;
    }),
  ).toBe(1);
  const without = await page.screenshot({ fullPage: true, mask: demo, animations: 'disabled' });
  expect(await differing(page, withIt, without)).toBe(0);
});

test('the classes of Tailwind demos change no pixel around them', async () => {
  const { page } = await reader();
  await page.context().addCookies([{ name: 'codeStyling', value: 'Tailwind', url: inject('site') }]);
  await page.goto(`${inject('site')}/base-ui/react-button/`);
  await wakeAll(page);
  expect(
    await page.evaluate(() => {
      document
        .querySelectorAll<HTMLElement>('.ground')
        .forEach((ground) => (ground.style.blockSize = `${ground.offsetHeight}px`));
      // News are counted when they have come.
      document.querySelectorAll<HTMLElement>('.bell').forEach((bell) => (bell.style.visibility = 'hidden'));
      return document.documentElement.dataset.codeStyling;
    }),
  ).toBe('tailwind');
  // The list of headings follows the scrolling.
  await page.waitForFunction(
    () =>
      scrollY === 0 &&
      [...document.querySelectorAll('.contents a')].every((link) => !link.hasAttribute('aria-current')),
    undefined,
    { polling: 50 },
  );
  const painted = () =>
    page
      .locator('.ground .demo:visible button')
      .evaluateAll((all) =>
        all.map((element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).padding).join(),
      );
  const demos = [page.locator('.ground')];
  const withIt = await page.screenshot({ fullPage: true, mask: demos, animations: 'disabled' });
  const before = await painted();
  expect(
    await page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) =>
        href.includes('react-button'),
      );
      sheets.forEach((sheet) => (sheet.disabled = true));
      return sheets.length;
    }),
  ).toBeGreaterThan(0);
  expect(await painted()).not.toBe(before);
  const without = await page.screenshot({ fullPage: true, mask: demos, animations: 'disabled' });
  expect(await differing(page, withIt, without)).toBe(0);
});

test('the shell’s stylesheet changes no computed style inside a demo', async () => {
  const { page } = await reader();
  await page.goto(walls);
  await wakeAll(page);
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-demo=Quiet] *')].map((element) => {
        const computed = getComputedStyle(element);
        return Object.fromEntries(
          [...computed]
            .filter((name) => !name.startsWith('--vt-'))
            .map((name) => [name, computed.getPropertyValue(name)]),
        );
      }),
    );
  const withIt = await styles();
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ href }) => /\/site-/.test(href))
      .forEach((sheet) => (sheet.disabled = true)),
  );
  const without = await styles();
  expect(withIt.length).toBeGreaterThan(10);
  // Two things are meant: demos know the color scheme of the page, and the frame centers what a demo renders outermost.
  const meant = (index: number, name: string) => name === 'color-scheme' || (index === 0 && name.startsWith('min-'));
  const changed = withIt.flatMap((style, index) =>
    Object.keys(style)
      .filter((name) => style[name] !== without[index]![name] && !meant(index, name))
      .map((name) => `${index} ${name}: ${without[index]![name]} → ${style[name]}`),
  );
  expect(changed).toEqual([]);
});

test('a demo wider than its ground begins at the edge, from where it can be scrolled', async () => {
  const { page } = await reader({ width: 390 });
  await page.goto(walls);
  const [ground, wide] = await page.locator('[data-demo=Quiet]').evaluate((demo) => {
    const table = document.createElement('div');
    table.style.cssText = 'flex: none; width: 600px; height: 10px';
    demo.append(table);
    return [demo, table].map((element) => element.getBoundingClientRect().left);
  });
  expect(wide).toBe(ground);
});

test('popups on the body have the font of the page', async () => {
  const { page } = await reader();
  await page.goto(walls);
  const fonts = await page.evaluate(() =>
    [document.body, document.querySelector('.vt')!].map((element) => getComputedStyle(element).fontFamily),
  );
  expect(fonts[0]).toBe(fonts[1]);
});

test('a demo that crashes is contained and can be started again', async () => {
  const { page } = await reader();
  await page.goto(walls);
  await wakeAll(page);
  await page.getByRole('button', { name: 'Break' }).click();
  await page.getByText('This demo stopped').waitFor();
  const report = page.getByRole('link', { name: 'Report' });
  expect(decodeURIComponent((await report.getAttribute('href'))!)).toMatch(
    /^https:\/\/git\.vitrine\.example\/issues\/new\?title=A\+demo\+stopped.*react-walls/s,
  );
  expect(await page.locator('[data-demo=Quiet] button').count()).toBe(2);
  await page.getByRole('button', { name: 'Start it again' }).click();
  await page.getByRole('button', { name: 'Break' }).waitFor();
});

test('islands wait for what they say: interaction, idle', async () => {
  const { page } = await reader();
  await page.goto(strategies);
  await page.waitForFunction(() => document.querySelector('[data-demo=WhenIdle]')!.hasAttribute('data-live'));
  await page.waitForLoadState('networkidle');
  const waiting = page.locator('[data-demo=OnInteraction]');
  expect(await waiting.getAttribute('data-live')).toBeNull();
  await waiting.getByRole('button').focus();
  await expect.poll(() => waiting.getAttribute('data-live')).toBe('');
});

test('the click that wakes a demo is not lost', async () => {
  const { page } = await reader();
  await page.goto(strategies);
  await page.waitForFunction(() => document.querySelector('[data-demo=WhenIdle]')!.hasAttribute('data-live'));
  await page.locator('[data-demo=OnInteraction] button').dispatchEvent('pointerover');
  await page.locator('[data-demo=OnInteraction] button').click();
  await page.getByText('Pressed 1 times').waitFor();
});

test('a demo that depends on the mode is listed, and masked in the dark until it lives', async () => {
  const { page } = await reader({ mode: 'dark' });
  const scripts: (() => void)[] = [];
  await page.route(/material-ui-react-strategies.*\.js$/, (route) => void scripts.push(() => void route.continue()));
  await page.goto(strategies);
  const demo = page.locator('[data-demo=ByMode]');
  expect(await demo.getAttribute('data-pending')).toBe('mode');
  expect(await demo.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
  await expect.poll(() => scripts.length).toBe(1);
  scripts.forEach((go) => go());
  await page.getByText('It is dark').waitFor();
  expect(await demo.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
});

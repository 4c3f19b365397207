// The shell as a reader uses it, its weight, and its accessibility.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { copyConfirmation, tooltipTouchClose, tooltipTouchOpen } from '../engine/contract/constants.gen';
import { reader, useBrowser, wakeAll } from './browser';

useBrowser({ own: true }); // all pages of a browser share one clipboard
const site = inject('site');
const button = `${site}/material-ui/react-button/`;
const prose = `${site}/material-ui/getting-started/installation/`;

describe('budgets, in bytes as sent (brotli 5)', () => {
  async function scriptBytes(page: Page, visit: () => Promise<void>, apart = /^$/) {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && !apart.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  test('a prose page has at most 8 kB of script', async () => {
    const { page } = await reader();
    const bytes = await scriptBytes(page, async () => {
      await page.goto(prose, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await page.waitForLoadState('networkidle');
    });
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(8_000);
  });

  // What is touched here brings the playground and the instruments too, whose tests say what those may weigh.
  test('the Button page has at most 121 kB of script with all demos live', async () => {
    const { page } = await reader();
    const visit = async () => {
      await page.goto(button);
      await wakeAll(page);
    };
    const bytes = await scriptBytes(page, visit, /\/assets\/(playground|instruments)-\w+\.js$/);
    expect(await page.locator('[data-island=demo][data-live]').count()).toBe(
      await page.locator('[data-island=demo]').count(),
    );
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(121 * 1024);
  });

  test('a page loads its own family’s libraries and no other’s', async () => {
    const { page } = await reader();
    await page.goto(button);
    const assets = JSON.parse((await page.locator('#page-assets').textContent())!) as { layers: string[] };
    const names = assets.layers.map((layer) => layer.replace(/^.*\/(.+)-\w+\.js$/, '$1'));
    // the family's layer, and what pages of the product share above it
    expect(names.slice(0, 3)).toEqual(['react', 'shared', 'material-ui']);
    expect(new Set(names.slice(3))).toEqual(new Set(['material-ui']));
  });

  // A third of it is the sheet of states with its rules, the anatomy and the playground, which repeat themselves: see
  // what is sent.
  test('the Button page is at most 420 kB of HTML, 32 kB as sent', async () => {
    const { page } = await reader();
    const answer = (await page.goto(button))!;
    expect((await answer.body()).length).toBeLessThanOrEqual(420_000);
    expect((await answer.request().sizes()).responseBodySize).toBeLessThanOrEqual(32 * 1024);
  });
});

describe('without scripts a page is complete', () => {
  test('demos stand there with their styles, code can be opened, every tab panel shows', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.goto(button);
    expect(await page.locator('[data-demo=ButtonVariants] button').count()).toBe(4);
    expect(
      await page
        .locator('[data-demo=ButtonVariants] .MuiButton-contained')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(25, 118, 210)');
    await page.locator('#ButtonVariants pre').getByText('Contained').first().waitFor();
    await page.locator('#ButtonVariants').getByRole('link', { name: 'Source as text' }).click();
    await page.getByText('export default function ButtonVariants').waitFor();
    await page.goto(prose);
    for (const panel of await page.locator('[role=tabpanel]').all()) expect(await panel.isVisible()).toBe(true);
  });
});

describe('the shell answers its reader', () => {
  test('mode: switch in the header, kept over pages, body class and theme color follow', async () => {
    const { page } = await reader();
    await page.goto(prose);
    expect(await page.evaluate(() => document.body.className)).toContain('mode-light');
    await page.locator('[data-mode-switch]').click();
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('vitrine-mode'))).toBe('dark');
    await page.goto(button);
    expect(await page.evaluate(() => [document.documentElement.dataset.mode, document.body.className])).toEqual([
      'dark',
      'mode-dark',
    ]);
    const colors = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
    expect(new Set(colors).size).toBe(1);
  });

  test('mode: system follows the operating system live', async () => {
    const { page } = await reader();
    await page.goto(prose);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
  });

  test('direction: chosen in the settings, lasts for the tab', async () => {
    const { page } = await reader();
    await page.goto(prose);
    await page.locator('[popovertarget=settings]').click();
    await page.locator('#settings label', { hasText: 'Right to left' }).click();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await page.goto(button);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('code tabs: one choice for all blocks of a kind, kept', async () => {
    const { page } = await reader();
    await page.goto(prose);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    expect(await page.getByRole('tab', { name: 'pnpm', selected: true }).count()).toBe(
      await page.getByRole('tablist').count(),
    );
    expect(await page.getByRole('tabpanel').first().innerText()).toContain('pnpm add');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'yarn', selected: true }).count()).toBeGreaterThan(1);
    await page.reload();
    await expect.poll(() => page.getByRole('tab', { name: 'yarn', selected: true }).count()).toBeGreaterThan(1);
  });

  test('copying gives the code byte for byte and says so for two seconds', async () => {
    const { page } = await reader({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await page.goto(button);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const copy = page.locator('#ButtonVariants [data-tool=copy]').first();
    await copy.click();
    const copied = page.locator('#ButtonVariants [data-copied]');
    await copied.waitFor();
    const source = readFileSync('site/content/material-ui/react-button/demos/ButtonVariants.tsx', 'utf8');
    expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(source.trimEnd());
    await page.clock.runFor(copyConfirmation - 1);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await copied.count()).toBe(0);
  });

  test('the page as markdown: copied with scripts, a link without, listed for programs', async () => {
    const { page, trouble } = await reader({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await page.goto(button);
    await page.getByText('Page', { exact: true }).click();
    await page.getByText('Copy page').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^# Button\n\n> Index of all pages: .*\n\nA button starts an action/);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(
      readFileSync('site/content/material-ui/react-button/demos/ToggleState.tsx', 'utf8').trimEnd(),
    );
    expect(text).not.toContain('{{"demo"');
    expect(page.url()).toBe(button);
    expect(trouble).toEqual([]);
    const without = await reader({ context: { javaScriptEnabled: false } });
    await without.page.goto(button);
    await without.page.getByText('Page', { exact: true }).click();
    expect(await without.page.getByText('Page as Markdown', { exact: true }).isVisible()).toBe(true);
    // A long list names pages without saying what they are about: it has to stay short.
    for (const [product, end] of [
      ['material-ui', ')\n'],
      ['joy-ui', '): How to use'],
    ]) {
      const map = await (await page.request.get(`${site}/${product}/llms.txt`)).text();
      expect(map).toContain(`/${product}/react-button/index.md${end}`);
    }
  });

  test('contents: the section in view is marked', async () => {
    const { page } = await reader();
    await page.goto(button);
    await page.locator('#icons').evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => page.locator('.contents [aria-current]').first().innerText()).toBe('Icons');
    expect(await page.locator('.contents ol ol a:visible').allInnerTexts()).toEqual(['Icon buttons']);
    const without = await reader({ context: { javaScriptEnabled: false } });
    await without.page.goto(button);
    expect(await without.page.locator('.contents ol ol a:visible').count()).toBeGreaterThan(10);
  });

  test('navigation: the current page is marked, its branch open, other groups open on a click', async () => {
    const { page } = await reader();
    await page.goto(button);
    expect(await page.locator('.nav [aria-current=page]').innerText()).toBe('Button');
    const nav = page.locator('.nav');
    await nav.getByRole('link', { name: 'Getting started' }).focus();
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Installation' }).waitFor();
    expect(page.url()).toBe(button);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    expect(await nav.getByRole('link', { name: 'Installation' }).isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Installation' }).click();
    await page.waitForURL(`${site}/material-ui/getting-started/installation/`);
  });

  test('navigation: the whole tree is fetched once, when a group is about to be opened', async () => {
    const { page } = await reader();
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/nav/') && fetched.push(request.url()));
    await page.goto(`${site}/material-ui/getting-started/installation/`);
    expect(fetched).toEqual([]);
    await page.locator('.nav').getByRole('link', { name: 'Components', exact: true }).hover();
    await page.locator('.nav').getByRole('link', { name: 'Components', exact: true }).click();
    await page.locator('.nav').getByRole('link', { name: 'Dialog' }).waitFor();
    expect(fetched).toEqual([`${site}/nav/material-ui.html`]);
  });

  test('navigation: a group whose tree does not come, and readers without scripts, are led to its overview', async () => {
    for (const context of [{ javaScriptEnabled: false }, {}]) {
      const { page } = await reader({ context });
      await page.route('**/nav/*', (route) => route.abort());
      await page.goto(`${site}/material-ui/getting-started/installation/`);
      await page.locator('.nav').getByRole('link', { name: 'Components', exact: true }).click();
      await page.waitForURL(`${site}/material-ui/components/`);
      expect(await page.locator('main').getByRole('link', { name: 'Dialog' }).getAttribute('href')).toBe(
        '/material-ui/react-dialog/',
      );
    }
  });

  test('narrow: the navigation sheet follows the finger, in both directions', async () => {
    for (const direction of [undefined, 'rtl'] as const) {
      const { page } = await reader({ width: 390, height: 800, direction, context: { hasTouch: true } });
      await page.goto(button);
      const touch = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const at = (x: number) => [{ x: direction ? 390 - x : x, y: 400 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
        for (let step = 1; step <= 5; step++) {
          await touch.send('Input.dispatchTouchEvent', {
            type: 'touchMove',
            touchPoints: at(from + ((to - from) * step) / 5),
          });
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const nav = page.locator('#nav');
      await swipe(5, 300);
      await nav.waitFor({ state: 'visible' });
      await swipe(250, 10);
      await nav.waitFor({ state: 'hidden' });
      // Not from the edge. It comes last, since it is the browser's own gesture for going back.
      await swipe(200, 380);
      expect(await nav.isVisible()).toBe(false);
    }
  });

  test('touch: the long press that shows the name of a tool does not use it, a short tap does', async () => {
    const { page } = await reader({ width: 390, height: 844, context: { hasTouch: true } });
    await page.goto(button);
    const tool = page.locator('#ButtonVariants [data-tool=measure]');
    await tool.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await tool.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const press = () =>
      touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
      });
    const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.evaluate(() => {
      const clicks: Element[] = [];
      addEventListener('click', ({ target }) => clicks.push(target as Element), true);
      Object.assign(globalThis, { clicks });
    });
    const clicks = () => page.evaluate(() => (globalThis as unknown as { clicks: Element[] }).clicks.length);
    const tip = page.locator('.tip');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await press();
    await page.clock.runFor(tooltipTouchOpen - 1);
    expect(await tip.isVisible()).toBe(false);
    await page.clock.runFor(1);
    expect(await tip.innerText()).toBe('Measure the demo');
    await page.clock.runFor(2 * tooltipTouchClose); // as long as the finger stays
    expect(await tip.isVisible()).toBe(true);
    await lift();
    await page.clock.runFor(tooltipTouchClose - 1);
    expect(await tip.isVisible()).toBe(true);
    await page.clock.runFor(1);
    expect(await tip.isVisible()).toBe(false);
    await press();
    await lift();
    await page.clock.resume();
    await expect.poll(() => tool.getAttribute('aria-pressed')).toBe('true');
    expect(await clicks()).toBe(1);
  });

  test('the version menu closes on the version shown and leads to all of them', async () => {
    const { page } = await reader();
    await page.goto(button);
    const menu = page.locator('#versions');
    await page.locator('[popovertarget=versions]').first().click();
    await menu.getByRole('button', { name: '5.15.4' }).click();
    expect(await menu.isVisible()).toBe(false);
    await page.locator('[popovertarget=versions]').first().click();
    await menu.getByRole('link', { name: 'All versions' }).click();
    await page.waitForURL(`${site}/versions/`);
    for (const version of ['5.15.4', '5.0.0-beta.22', '5.0.0-beta.31']) {
      expect(await page.locator('main table').first().innerText()).toContain(version);
    }
  });

  test('the header cuts neither the name of a product nor its version, at any width', async () => {
    const { page } = await reader();
    for (const path of ['/x/react-date-pickers/date-picker/', '/joy-ui/react-button/', '/material-ui/react-button/']) {
      await page.goto(site + path);
      for (const width of [1440, 900, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page
          .locator('.pick, .pick-name')
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
              .map((one) => one.textContent),
          );
        expect(cut, `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('previous and next lead through the whole tree', async () => {
    const { page } = await reader();
    await page.goto(`${site}/material-ui/getting-started/`);
    for (const next of [
      '/material-ui/getting-started/installation/',
      '/material-ui/getting-started/usage/',
      '/material-ui/getting-started/example-projects/',
      '/material-ui/getting-started/templates/',
      '/material-ui/getting-started/blocks/',
      '/material-ui/getting-started/learn/',
      '/material-ui/getting-started/design-resources/',
      '/material-ui/getting-started/faq/',
      '/material-ui/getting-started/supported-components/',
      '/material-ui/getting-started/supported-platforms/',
      '/material-ui/getting-started/support/',
      '/material-ui/all-components/',
      '/material-ui/react-autocomplete/',
    ]) {
      await page.locator('nav[aria-label="Neighboring pages"] a').last().click();
      await page.waitForURL(site + next);
    }
  });

  test('narrow: navigation is a sheet', async () => {
    const { page } = await reader({ width: 390, height: 800 });
    await page.goto(button);
    expect(await page.locator('#nav').isVisible()).toBe(false);
    await page.locator('[popovertarget=nav]').first().click();
    expect(await page.locator('#nav').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#nav').isVisible()).toBe(false);
  });

  test('keyboard: the skip link comes first and leads to the text', async () => {
    const { page } = await reader();
    await page.goto(button);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => location.hash)).toBe('#main');
  });

  test('an address that does not exist answers 404 with a page that helps', async () => {
    const { page } = await reader();
    const answer = (await page.goto(`${site}/no/such/page/`))!;
    expect(answer.status()).toBe(404);
    await page
      .getByRole('region', { name: 'Products' })
      .getByRole('link', { name: 'Material UI', exact: true })
      .click();
    await page.waitForURL(`${site}/material-ui/`);
  });
});

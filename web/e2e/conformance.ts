// What every theme must do, whatever it looks like. theme.test.ts runs this for the default theme and for a small one
// that takes nothing of it; a site can run it for its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Attribute, Class, Id } from '../engine/dom';
import { reader, type Reader } from './browser';

export interface Subject {
  /** Address of the site. */
  site: () => string;
  /** A page of text, and one with a demo of this name. */
  prose: string;
  demo: string;
  name: string;
  /** Pages that are reached from the first one without scripts. */
  reached: string[];
  /** A page that begins with a hero and has features and numbers; none for a site without one. */
  home?: string;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What scripts look for on every page, and on those with a demo. */
const onEveryPage = [
  `.${Class.Shell}`,
  `.${Class.Shell} .${Class.Ui}`,
  `.${Class.Bar}`,
  `main.${Class.Main}#${Id.Main}`,
  `nav#${Id.Navigation} [aria-current=page]`,
  `[${Attribute.Search}][${Attribute.Index}]`,
  `[${Attribute.CopyPage}][href]`,
];
const onDemos = [
  `.${Class.Demo}[id] .${Class.Ground} > .${Class.DemoRoot}[${Attribute.Island}=demo][${Attribute.Demo}]`,
  `.${Class.Demo} .${Class.FocusStart}[tabindex]`,
  `.${Class.Demo} .${Class.DemoTitle}`,
  `.${Class.Demo} .${Class.Tools}[role=toolbar] [${Attribute.Tool}=code]`,
  `.${Class.Demo} .${Class.Sources}[${Attribute.State}] > .${Class.Code}[${Attribute.Language}][${Attribute.Href}] code`,
];

/** A reader whose site reaches nobody else: fonts of other hosts are not there. */
async function visitor(who?: Reader) {
  const visit = await reader(who);
  await visit.page.route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/css' }));
  return visit;
}

const missing = (page: Page, selectors: string[]) =>
  page.evaluate((all) => all.filter((selector) => !document.querySelector(selector)), selectors);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const found = await axe.run({ resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`),
    );
  });
}

const sent = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Bytes of a page and of the scripts that it loads by itself, as sent. */
async function weigh(site: string, path: string) {
  const html = await (await fetch(site + path)).text();
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map((match) => match[1]!);
  const texts = await Promise.all(scripts.map(async (src) => (await fetch(site + src)).text()));
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  return { html: sent(html), script: [...texts, ...inline].reduce((sum, text) => sum + sent(text), 0) };
}

export function conforms(theme: string, { site, prose, demo, name, reached, home }: Subject) {
  describe(`${theme} conforms`, () => {
    test('complete without scripts', async () => {
      const { page, trouble } = await visitor({ context: { javaScriptEnabled: false } });
      await page.goto(site() + demo);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator(`[${Attribute.Demo}="${name}"]`).isVisible()).toBe(true);
      // Its source is a link away, and so is every page.
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.some((href) => href.includes(`${name}.tsx`))).toBe(true);
      for (const path of reached) expect(links).toContain(site() + path);
      // What only scripts can do is not offered; a demo shows what it shows.
      const idle = page.locator(`button:visible:not([popovertarget], .${Class.DemoRoot} *)`);
      expect(await idle.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
      expect(trouble).toEqual([]);
    });

    test('has what scripts look for', async () => {
      const { page, trouble } = await visitor();
      await page.goto(site() + prose);
      expect(await missing(page, onEveryPage)).toEqual([]);
      await page.goto(site() + demo);
      expect(await missing(page, [...onEveryPage, ...onDemos])).toEqual([]);
      expect(trouble).toEqual([]);
    });

    test('scripts do on it what they do', async () => {
      const { page, trouble } = await visitor();
      await page.goto(site() + demo);
      const exhibit = page.locator(`#${name}`);
      await exhibit.locator(`[${Attribute.Demo}="${name}"]`).hover();
      await exhibit.locator(`[${Attribute.Live}]`).waitFor();
      await exhibit.locator(`[${Attribute.Tool}=code]`).click();
      await expect.poll(() => exhibit.locator(`.${Class.Sources}`).getAttribute(Attribute.State)).toBe('open');
      expect(await exhibit.locator(`.${Class.Code}:visible code`).first().textContent()).toContain('export default');
      await page.locator(`[${Attribute.ModeSwitch}]`).first().click();
      expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(name.slice(0, 3));
      await page.getByRole('option').first().waitFor();
      expect(trouble).toEqual([]);
    });

    test.each([
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const)('axe finds nothing: %s, %s', async (mode, direction) => {
      const { page } = await visitor({ mode, direction: direction === 'rtl' ? direction : undefined });
      for (const path of [prose, demo, ...(home ? [home] : [])]) {
        await page.goto(site() + path);
        expect(await violations(page)).toEqual([]);
      }
    });

    test('right to left, at every width, nothing is wider than the window', async () => {
      for (const width of [390, 1440]) {
        const { page } = await visitor({ direction: 'rtl', width });
        await page.goto(site() + demo);
        const seen = await page.evaluate(() => ({
          direction: getComputedStyle(document.querySelector('h1')!).direction,
          room: document.documentElement.clientWidth,
          taken: document.documentElement.scrollWidth,
        }));
        expect(seen.direction).toBe('rtl');
        expect(seen.taken).toBeLessThanOrEqual(seen.room);
      }
    });

    test.each(home ? [home] : [])('a home, %s, says all without scripts, in a narrow window', async (home) => {
      const { page, trouble } = await visitor({ width: 390, context: { javaScriptEnabled: false } });
      await page.goto(site() + home);
      const main = page.locator('main');
      expect(await main.locator('h1').count()).toBe(1);
      for (const text of ['Wheels of all sizes.', 'Turns', 'It does.', 'License', 'MIT'])
        await main.getByText(text, { exact: true }).waitFor();
      expect(await main.getByRole('listitem').getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe(prose);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(trouble).toEqual([]);
    });

    test('budgets: a page of text sends at most 8 kB of script and 12 kB of HTML', async () => {
      const { html, script } = await weigh(site(), prose);
      expect(script).toBeLessThanOrEqual(8 * 1024);
      expect(html).toBeLessThanOrEqual(12 * 1024);
    });
  });
}

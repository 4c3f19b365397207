// What the page about accessibility says: measured here, and written down by `make accessibility` with the day.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { useBrowser, useReader } from './browser';
import { program } from './chromium';
import { contrastScript } from './contrasts';
import { smallTargets } from './targets';

useBrowser();
const site = inject('site');
/** One of each kind of page. */
const pages = [
  '/',
  '/material-ui/',
  '/material-ui/getting-started/installation/',
  '/material-ui/all-components/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/customization/color/',
  '/blog/',
  '/accessibility/',
  '/404.html',
];
const context = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const readers = { light: useReader({ width: 1440, context }), dark: useReader({ mode: 'dark', width: 1440, context }) };
/** Stops of the Tab key that are looked at on a page. */
const mostStops = 80;

const record = {
  axe: { pages: pages.length, runs: 0, findings: 0 },
  contrast: { texts: 0, least: 21, below: 0 },
  targets: { pages: pages.length, controls: 0, small: 0 },
  keyboard: { pages: pages.length, stops: 0, unseen: 0 },
};

/** The last measurement. */
const file = 'site/accessibility.json';

afterAll(() => {
  if (process.env.VITRINE_RECORD !== '1') return;
  const day = new Date().toISOString().slice(0, 10);
  const { version: browser } = program();
  writeFileSync(file, `${JSON.stringify({ day, browser, ...record }, null, 2)}\n`);
});

test('the last figures are shown, with their day and browser', async () => {
  const { day, browser, contrast, targets } = JSON.parse(readFileSync(file, 'utf8'));
  const { page } = await readers.light(`${site}/accessibility/`);
  const shown = page.locator('.accessibility-record');
  expect(await shown.locator('time').getAttribute('datetime')).toBe(day);
  const text = await shown.innerText();
  for (const figure of [`${contrast.texts} texts`, `${targets.controls} controls`, `in ${browser}.`])
    expect(text).toContain(figure);
});

/** The contrasts of the shell's own texts, as far as their grounds are plain colors. */
async function contrasts(page: Page) {
  await page.evaluate(contrastScript);
  return page.evaluate(() => {
    const { contrastOf } = globalThis as unknown as { contrastOf: (element: Element) => number | undefined };
    return [...document.querySelectorAll<HTMLElement>('.ui, .ui *')].flatMap((element) => {
      const speaks = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      if (!speaks || element.closest('.demo, [inert], [aria-hidden=true], :disabled, .color-tool')) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const ratio = contrastOf(element);
      return ratio ? [{ ratio, needed: large ? 3 : 4.5, text: element.textContent!.trim().slice(0, 60) }] : [];
    });
  });
}

test.each(pages)('%s: axe and contrast, in both modes', async (path) => {
  for (const mode of ['light', 'dark'] as const) {
    const { page } = await readers[mode](site + path);
    const found = await violations(page);
    record.axe.runs++;
    record.axe.findings += found.length;
    expect(found).toEqual([]);
    const texts = await contrasts(page);
    const faint = texts.filter(({ ratio, needed }) => ratio < needed);
    record.contrast.texts += texts.length;
    record.contrast.below += faint.length;
    record.contrast.least = Math.min(record.contrast.least, ...texts.map(({ ratio }) => ratio));
    expect(faint).toEqual([]);
    expect(texts.length).toBeGreaterThan(10);
  }
});

test.each(pages)('%s: targets', async (path) => {
  for (const [width, least] of [
    [1440, 24],
    [390, 40],
  ] as const) {
    const { page } = await readers.light(site + path);
    await page.setViewportSize({ width, height: 900 });
    record.targets.controls += await page.locator('.ui :is(a[href], button, input, select, summary):visible').count();
    const small = await smallTargets(page, least);
    record.targets.small += small.length;
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(small, `${width} px`).toEqual([]);
  }
});

test.each(pages)('%s: every stop of the Tab key is in view', async (path) => {
  const { page } = await readers.light(site + path);
  const unseen: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return undefined;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      return { inView, html: at.outerHTML.slice(0, 120) };
    });
    if (!seen) break;
    record.keyboard.stops++;
    if (!seen.inView) unseen.push(seen.html);
  }
  record.keyboard.unseen += unseen.length;
  expect(unseen).toEqual([]);
});

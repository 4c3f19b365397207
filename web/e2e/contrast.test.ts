// Text in demos can be read: the contrast of every text that a demo draws with what is behind it, in both modes, by the
// colors that are composed of all layers. The frame must make no demo fail; what fails by the library's own colors, on
// its own ground as well, is listed in contrast.txt (VITRINE_CONTRAST=new writes it anew).
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { everyPage } from './addresses';
import { useBrowser, useReader, wakeAll } from './browser';
import { contrastScript } from './contrasts';

useBrowser();
const golden = 'web/e2e/contrast.txt';
const listed = () => readFileSync(golden, 'utf8').trim().split('\n');

interface Finding {
  demo: string;
  text: string;
  /** The two colors as they are computed; pairs of a library are few. */
  pair: string;
  /** The contrast in the frame, and on the ground that the library reckons its colors for. */
  framed: number;
  own: number;
  needed: number;
}

/** What is too faint in the demos of a page, as they stand there. */
const faint = (page: Page, ownGrounds: Record<string, string>) =>
  page.evaluate((ownGrounds): Finding[] => {
    const settled = new CSSStyleSheet(); // colors on their way are no colors
    settled.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(settled);
    const { contrastOf } = globalThis as unknown as { contrastOf: (element: Element) => number | undefined };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const inactive = ':disabled, [aria-disabled=true], [inert], [aria-hidden=true], [class*=disabled]';
    const found: Finding[] = [];
    for (const demo of document.querySelectorAll<HTMLElement>('[data-island=demo]')) {
      const ground = demo.closest<HTMLElement>('.ground');
      for (const element of demo.querySelectorAll<HTMLElement>('*')) {
        if (!(element instanceof HTMLElement) || !hasText(element) || element.closest(inactive)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) continue; // said, not shown
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
        const framed = contrastOf(element);
        if (framed === undefined || framed >= needed) continue;
        let own = framed;
        if (ground) {
          ground.style.background = ownGrounds[demo.dataset.family ?? ''] ?? ownGrounds['']!;
          own = contrastOf(element) ?? framed;
          ground.style.background = '';
        }
        let at: HTMLElement | null = element;
        while (at && at !== ground && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)')
          at = at.parentElement;
        const behind = !at || at === ground ? 'the ground' : getComputedStyle(at).backgroundColor;
        const pair = `${style.color} on ${behind}`;
        found.push({
          demo: demo.dataset.demo ?? '',
          text: element.textContent!.trim().slice(0, 40),
          pair,
          framed,
          own,
          needed,
        });
      }
    }
    return found;
  }, ownGrounds);

/** The grounds that libraries draw pages on. */
const grounds = {
  light: { '': 'white' },
  dark: { '': '#121212', 'joy-ui': '#0b0d0e' },
};

const readers = {
  light: useReader({ context: { reducedMotion: 'reduce' } }),
  dark: useReader({ mode: 'dark', context: { reducedMotion: 'reduce' } }),
};

test('the frame makes no demo fail, and the libraries only where it is listed', { timeout: 1_800_000 }, async () => {
  const site = inject('site');
  const pairs = new Set<string>();
  const framed: string[] = [];
  let texts = 0;
  for (const path of everyPage) {
    const html = await (await fetch(site + path)).text();
    if (!html.includes('data-island="demo"')) continue;
    for (const mode of ['light', 'dark'] as const) {
      const { page } = await readers[mode](site + path);
      await page.evaluate(contrastScript);
      // Those that the build could not draw for this mode are drawn by now.
      if (mode === 'dark' && html.includes('data-pending="')) await wakeAll(page);
      texts += await page.locator('[data-island=demo]').count();
      for (const { demo, text, pair, framed: here, own, needed } of await faint(page, grounds[mode])) {
        if (own >= needed)
          framed.push(`${path} ${demo} ${mode}: "${text}", ${pair}: ${here.toFixed(2)}, ${own.toFixed(2)}`);
        else pairs.add(`${mode}: ${pair}: ${own.toFixed(2)}`);
      }
    }
  }
  const now = [...pairs].sort();
  if (process.env.VITRINE_CONTRAST === 'new') writeFileSync(golden, `${now.join('\n')}\n`);
  expect(texts).toBeGreaterThan(500);
  expect(framed).toEqual([]);
  expect(now.filter((pair) => !listed().includes(pair))).toEqual([]);
});

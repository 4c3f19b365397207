// Text in demos can be read: the contrast of every text that a demo draws with what is behind it, by the colors that
// are composed of all layers. The frame must make no demo fail; what fails by the library's own colors, on its own
// ground as well, is listed in contrast.txt (with VITRINE_CONTRAST=new what is not listed yet is added to it).
import { appendFileSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { contrastScript } from './contrasts';

const golden = 'web/e2e/contrast.txt';
const listed = new Set(readFileSync(golden, 'utf8').trim().split('\n'));

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

/**
 * What is too faint in a page's demos by the frame, and pairs of a library's colors that are not listed. Looked at last
 * in a visit: nothing of the page moves afterwards.
 */
export async function faintTexts(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate(contrastScript);
  const complaints = new Set<string>();
  for (const { demo, text, pair, framed, own, needed } of await faint(page, grounds[mode])) {
    const line = `${mode}: ${pair}: ${own.toFixed(2)}`;
    if (own >= needed) complaints.add(`${demo} ${mode}: "${text}", ${pair}: ${framed.toFixed(2)}, ${own.toFixed(2)}`);
    else if (!listed.has(line)) complaints.add(line);
  }
  if (process.env.VITRINE_CONTRAST === 'new') {
    for (const line of complaints) if (line.startsWith(`${mode}: `)) appendFileSync(golden, `${line}\n`);
  }
  return [...complaints];
}

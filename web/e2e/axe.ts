// What axe finds in a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { html: string; target: unknown[]; failureSummary?: string }[] }[];
}

interface Rules {
  /** One rule alone. */
  only?: string;
  /** False where another test looks at the colors: they take axe half of its time. */
  contrast?: boolean;
}

/** What axe finds in the page, or in a part of it: each with the element and what to do. */
export async function violations(page: Page, part?: string, { only, contrast = true }: Rules = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(source);
  const run = async ({ part, only, contrast }: { part?: string; only?: string; contrast: boolean }) => {
    const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<Found> } };
    // Frames are pages of their own: axe would wait for an answer from each.
    const options = {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      // Axe leaves out the size of targets (WCAG 2.2, level AA) by default.
      rules: { 'color-contrast': { enabled: contrast }, 'target-size': { enabled: true } },
      ...(only && { runOnly: [only] }),
    };
    const { violations } = await axe.run(part ?? document, options);
    // The Tab key stops once in a grid, at its headers at first; arrow keys lead on into what scrolls.
    const isReached = (id: string, [selector]: unknown[]) =>
      id === 'scrollable-region-focusable' &&
      document.querySelector(String(selector))?.closest('[role=grid]')?.querySelector('[tabindex="0"]');
    const bar = document.querySelector('.bar')?.getBoundingClientRect();
    const isClear = (id: string, [selector]: unknown[]) => {
      const target = id === 'target-size' ? document.querySelector(String(selector)) : null;
      if (!target) return false;
      // Lines of text limit the size of a name in a type. Axe knows that exception of the criterion for links only.
      const text = target.matches('button') && target.closest('code')?.textContent;
      if (text && text.trim() !== target.textContent!.trim()) return true;
      // The page scrolls, but not the bar above it.
      const { top, bottom } = target.getBoundingClientRect();
      return !!bar && !target.closest('.bar') && top < bar.bottom && bottom > bar.top;
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isReached(id, target) && !isClear(id, target))
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 300)}`),
    );
  };
  return page.evaluate(run, { part, only, contrast });
}

/**
 * Makes one text of the tokens of code, thousands of elements with a dozen classes: axe looks at them on the pages that
 * stand for their kind, and needs most of its time for them on all others.
 */
export function withoutTokens(page: Page) {
  return page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) {
      if (!code.closest('[data-island=demo]')) code.replaceChildren(code.textContent ?? '');
    }
  });
}

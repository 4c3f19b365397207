// What holds on every page: nobody's console has a message, axe finds nothing, identifiers are unique. Two visits, as
// readers differ most: light as it is published, and, where a page has demos, dark from right to left with the libraries'
// development builds, which warn.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, inject, test } from 'vitest';
import { dialect, everyPage, expect, reader, referencePages, useBrowser, wakeAll, type Reader } from './browser';

useBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const calm = { reducedMotion: 'reduce' } as const;

/** What axe finds, each with the element and what to do. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          context: unknown,
          options: unknown,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 300)}`),
    );
  });
}

/** Identifiers that stand twice, and references to none. */
const confusions = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls'];
    // What is closed may control something that is made when it opens.
    const looked = (element: Element, name: string) =>
      element.checkVisibility() &&
      !element.closest('[inert]') &&
      !(name === 'aria-controls' && element.getAttribute('aria-expanded') === 'false');
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
      ...[...document.querySelectorAll(references.map((name) => `[${name}]`).join())].flatMap((element) =>
        references
          .filter((name) => looked(element, name))
          .flatMap((name) =>
            (element.getAttribute(name) ?? '')
              .split(' ')
              .filter((id) => id && !document.getElementById(id))
              .map((id) => `nowhere: ${id}`),
          ),
      ),
    ];
  });

async function open(address: string, who: Reader) {
  const visit = await reader({ ...who, context: calm });
  await visit.page.goto(address);
  return visit;
}

/** Pages without demos that stand for their kind. */
const told = [
  '/',
  '/blog/',
  '/versions/',
  '/production-error/',
  '/material-ui/material-icons/',
  '/material-ui/components/',
  ...referencePages,
];

describe('every page', () => {
  for (const path of [...everyPage, ...referencePages, dialect]) {
    test(`${path} as it is published`, async () => {
      const { page, trouble } = await open(inject('site') + path, {});
      expect(await confusions(page)).toEqual([]);
      await wakeAll(page);
      expect(await confusions(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });

    test(`${path} dark, from right to left, with development builds`, async () => {
      const { page, trouble } = await open(inject('development') + path, { direction: 'rtl', mode: 'dark' });
      await wakeAll(page);
      const drawn = await page.locator('[data-island=demo], .picture').count();
      if (drawn > 0 || told.includes(path)) expect(await violations(page)).toEqual([]); // text differs from page to page in nothing that axe sees
      expect(trouble.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
    });
  }
});

describe('axe finds nothing for other readers', () => {
  for (const [path, who] of [
    ['/404.html', {}],
    ...referencePages.map((path) => [path, { mode: 'dark', direction: 'rtl', display: 'table', width: 390 }]),
    ['/material-ui/api/button/', { display: 'collapsed' }],
    ['/material-ui/react-button/', { width: 390 }],
    ['/x/react-data-grid/', { width: 390 }],
  ] as [string, Reader][]) {
    test(`${path} ${JSON.stringify(who)}`, async () => {
      const { page } = await open(inject('site') + path, who);
      await wakeAll(page);
      expect(await violations(page)).toEqual([]);
    });
  }
});

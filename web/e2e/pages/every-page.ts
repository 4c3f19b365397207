// What holds on every page: nobody's console has a message, axe finds nothing, identifiers are unique, a narrow window
// need not be scrolled sideways. Two visits, as readers differ most: light as it is published, and, where a page has
// demos, dark from right to left with the libraries' development builds, which warn. The pages are tested in parts,
// side by side.
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { dialect, everyPage, referencePages } from '../addresses';
import { violations, withoutTokens } from '../axe';
import { useBrowser, useReader, wakeAll } from '../browser';
import { faintTexts } from '../contrast';
import { testOnce } from '../remembered';

const parts = 4;

/** Pages that stand for their kind: axe looks at all of them, shell and code included. */
const samples = new Set([
  '/',
  '/blog/',
  '/versions/',
  '/production-error/',
  '/playground/',
  '/material-ui/material-icons/',
  '/material-ui/components/',
  '/material-ui/all-components/',
  '/material-ui/react-button/',
  '/base-ui/react-button/',
  ...referencePages,
  dialect,
]);

/** What libraries draw. */
const drawings = '[data-island=demo], .picture';

const narrow = { width: 390, height: 900 };
const wide = { width: 1280, height: 900 };

/** Identifiers that stand twice, and references to none. */
const confusions = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const known = new Set(ids);
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls'];
    // What is closed may control something that is made when it opens.
    const looked = (element: Element, name: string) =>
      element.checkVisibility() &&
      !element.closest('[inert]') &&
      !(name === 'aria-controls' && element.getAttribute('aria-expanded') === 'false');
    return [
      ...(known.size < ids.length ? ids.filter((id, index) => ids.indexOf(id) !== index) : []).map(
        (id) => `twice: ${id}`,
      ),
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

/** Looks at all of a page that stands for its kind, at a part of any other. */
async function inspect(page: Page, path: string, part: string) {
  const isSample = samples.has(path);
  if (!isSample) await withoutTokens(page);
  expect(await violations(page, isSample ? undefined : part)).toEqual([]);
}

/** How wide what is in the window is, with the address: messages name it. */
const widthOf = (page: Page) => page.evaluate(() => `${location.pathname} ${document.documentElement.scrollWidth}`);

/** Tests the pages of one part. */
export function checkPages(part: number) {
  useBrowser();
  const paths = [...everyPage, ...referencePages, dialect].filter((_, index) => index % parts === part);
  const published = useReader({ context: { reducedMotion: 'reduce' } });
  const development = useReader({ direction: 'rtl', mode: 'dark', context: { reducedMotion: 'reduce' } });

  describe.each(paths)('%s', (path) => {
    testOnce('as it is published', { out: '.cache/e2e/site', path }, async () => {
      const { page, trouble } = await published(inject('site') + path);
      expect(await confusions(page)).toEqual([]);
      if (path !== dialect) {
        await page.setViewportSize(narrow);
        const width = await widthOf(page);
        await page.setViewportSize(wide);
        expect(width).toBe(`${path} ${narrow.width}`);
      }
      await wakeAll(page);
      expect(await confusions(page)).toEqual([]);
      await inspect(page, path, 'main');
      expect(await faintTexts(page, 'light')).toEqual([]);
      expect(trouble).toEqual([]);
    });

    testOnce('dark, from right to left, with development builds', { out: '.cache/e2e/development', path }, async () => {
      const { page, trouble } = await development(inject('development') + path);
      await wakeAll(page);
      // Text has the same colors on all pages; only what demos draw can differ here from how the samples look.
      const drawn = await page.locator(drawings).count();
      if (drawn > 0 || samples.has(path)) await inspect(page, path, drawings);
      expect(await faintTexts(page, 'dark')).toEqual([]);
      expect(trouble.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
    });
  });
}

// What holds on every page: the console has no message, axe finds nothing, identifiers are unique, a narrow window need
// not be scrolled sideways, every text that a demo draws can be read. One visit shows it: the libraries' development
// builds, which warn, come to life dark and from right to left, and change to light, from left to right. A page with a
// record of such a visit is not opened again until its key changes (record.ts). Pages of always.ts are opened by every
// run, some of them also as they are published. The pages are tested in parts, in parallel.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { dialect, everyPage, referencePages } from '../addresses';
import { violations, withoutTokens } from '../axe';
import { useBrowser, useReader, wakeAll } from '../browser';
import { faintTexts } from '../contrast';
import { service } from '../service';
import { asPublished } from './always';
import { hasPassed, removeRecord, writeRecord } from './record';
import { named, opensAll } from './scope';

const parts = 4;
/** Milliseconds that the development build may take where nothing is cached and the machine is busy. */
const longestBuild = 30 * 60_000;

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

/** A choice in the settings, as a reader makes it. */
const choose = (page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl') =>
  page.evaluate(
    (values) => values.forEach((value) => document.querySelector<HTMLElement>(`#settings [value=${value}]`)!.click()),
    [mode, direction],
  );

/** How wide what is in the window is, with the address: messages name it. */
const widthOf = (page: Page) => page.evaluate(() => `${location.pathname} ${document.documentElement.scrollWidth}`);

/** Whether all of it fits a narrow window; the test page of the dialect shows on purpose what does not. */
async function fitsNarrow(page: Page, path: string) {
  if (path === dialect) return;
  await page.setViewportSize(narrow);
  const width = await widthOf(page);
  await page.setViewportSize(wide);
  expect(width).toBe(`${path} ${narrow.width}`);
}

/** What dev mode shows over a page that has problems; "" for none. */
const problemsOf = async (page: Page) => (await page.locator('#vitrine-problems').allTextContents()).join();

/** A test of a page, which is skipped if the page has a record with its key; it writes the record. */
function testPage(path: string, check: () => Promise<Page>) {
  const key = inject('keys')[path];
  const isKnown = !opensAll && !named && key !== undefined && hasPassed(path, key);
  test.skipIf(isKnown)('with development builds, in both modes and directions', async () => {
    if (key) removeRecord(path);
    const page = await check();
    const [browser] = page.context().browser()!.version().split('.');
    if (key) writeRecord(path, { key, browser: browser! });
  });
}

/** Tests the pages of one part. */
export function checkPages(part: number) {
  useBrowser();
  const context = { reducedMotion: 'reduce' } as const;
  const development = useReader({ direction: 'rtl', mode: 'dark', context });
  const published = useReader({ context });
  const ofPart = (paths: string[]) => paths.filter((_, index) => index % parts === part);
  const all = named ?? [...everyPage, ...referencePages, dialect];
  let address = '';
  beforeAll(async () => {
    address = await service('development');
  }, longestBuild);

  describe.each(ofPart(all))('%s', (path) => {
    testPage(path, async () => {
      const { page, trouble } = await development(address + path);
      expect(await confusions(page)).toEqual([]);
      await fitsNarrow(page, path);
      await wakeAll(page);
      expect(await confusions(page)).toEqual([]);
      await withoutTokens(page);
      expect(await violations(page, 'main', { contrast: false })).toEqual([]);
      expect(await faintTexts(page, 'dark')).toEqual([]);
      expect(await problemsOf(page)).toBe('');
      await choose(page, 'light', 'ltr');
      await expect.poll(() => faintTexts(page, 'light')).toEqual([]);
      await choose(page, 'dark', 'rtl'); // what the next page of this reader comes in
      expect(trouble.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
      return page;
    });
  });

  describe.each(named ? [] : ofPart(asPublished))('%s', (path) => {
    test('as it is published', async () => {
      const { page, trouble } = await published(inject('site') + path);
      await fitsNarrow(page, path);
      await wakeAll(page);
      expect(await violations(page)).toEqual([]);
      expect(await faintTexts(page, 'light')).toEqual([]);
      expect(trouble).toEqual([]);
    });
  });
}

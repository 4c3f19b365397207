// The first paint is the settled page: nothing moves or changes its color when demos come to life.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { demoPages } from './addresses';
import { reader, useBrowser, type Reader } from './browser';
import { differing } from './pixels';

useBrowser();

// What libraries draw only when they have run: lists measure their room, a select of Base UI learns the names of its
// options from them, scrolling tabs measure their rail. The demos keep their place; nothing around them moves.
const drawnLater = [
  'AutocompleteStates',
  'TabsScrollable',
  'TabsArrows',
  'UnstyledSelect',
  'SelectControlled',
  'SelectMultiple',
  'SelectForm',
  'TreeDisabled',
]
  .map((name) => `[data-demo^=${name}]`)
  .join();

/** Holds back all scripts of a page; the result lets them go. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => void released.then(() => route.continue()));
  return release;
}

/** Waits for all that is painted without scripts. */
const isDrawn = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    { polling: 50 },
  );

const isSettled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      [...document.querySelectorAll('[data-island=demo][data-hydrate=visible]')]
        .filter((demo) => demo.checkVisibility() && demo.getBoundingClientRect().top < innerHeight)
        .every((demo) => demo.hasAttribute('data-live')),
    undefined,
    { polling: 50 },
  );

/**
 * Demos that wait keep their room, unseen; frames are pages of their own, which load when they like; what a reader has
 * not read yet is known to their own storage alone.
 */
const conceal = (page: Page) =>
  page.evaluate(
    (later) =>
      document
        .querySelectorAll<HTMLElement>(`[data-pending], iframe, .bell, ${later}`)
        .forEach((demo) => demo.style.setProperty('visibility', 'hidden', 'important')),
    drawnLater,
  );

describe('the first paint is the settled page', () => {
  // What one dress asks of the first paint, the other may not undo: all pages come in both, some in each alone.
  const both: Reader = { mode: 'dark', direction: 'rtl' };
  const one: Reader[] = [{ mode: 'dark' }, { direction: 'rtl' }];
  describe.each([both, ...one])('%j', (who) => {
    describe.each(who === both ? demoPages : demoPages.filter((_, index) => index % 4 === 0))('%s', (path) => {
      test(`first paint ${JSON.stringify(who)}`, async () => {
        const { page } = await reader({ ...who, height: 5200 }); // all demos of the page's first part in one window
        const release = await holdScripts(page);
        await page.goto(inject('site') + path, { waitUntil: 'commit' });
        await isDrawn(page);
        await conceal(page);
        const before = await page.screenshot({ animations: 'disabled' });
        expect(await page.locator('[data-live]').count()).toBe(0);
        release();
        await isSettled(page);
        await conceal(page);
        const after = await page.screenshot({ animations: 'disabled' });
        // Round corners that are painted again get other shades at their edges; anything that moved differs by more.
        expect(await differing(page, before, after, 48)).toBe(0);
      });
    });
  });
});

// Arrows of paginations, tabs and calendars are other markup from right to left, not other styles; a slider's own thumb
// asks for the mode. Nothing else of these pages may wait.
test('demos that wait for scripts to look right are known', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  const waiting: string[] = [];
  for (const path of demoPages) {
    await page.goto(inject('site') + path);
    waiting.push(
      ...(await page
        .locator('[data-pending]')
        .evaluateAll(
          (demos, path) => (demos as HTMLElement[]).map(({ dataset }) => `${path}#${dataset.demo} ${dataset.pending}`),
          path,
        )),
    );
  }
  expect(waiting).toEqual([
    '/material-ui/react-table/#TablePaged direction',
    '/material-ui/react-table/#TablePageWords direction',
    '/material-ui/react-table/#TablePageNumbers direction',
    '/material-ui/react-slider/#SliderCustom mode',
    '/material-ui/react-tabs/#TabsArrows direction',
    '/material-ui/react-tabs/#TabsFlat direction',
    ...[
      'Playground',
      'Basic',
      'Events',
      'Controlled',
      'Limits',
      'Views',
      'Field',
      'Sections',
      'Typed',
      'Zones',
      'Static',
      'Months',
      'Harbor',
      'Day',
      'Open',
      'Variants',
      'Actions',
    ].map(
      (name) => `/x/react-date-pickers/date-picker/#DatePicker${name} ${name === 'Static' ? 'mode ' : ''}direction`,
    ),
  ]);
});

// The search as a reader uses it, over the site's own index: with the keyboard alone, before its scripts are there and
// without any, and what it costs before anybody searches. Its states are in search-states.test.ts.
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { violations } from './axe';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();

const from = '/material-ui/getting-started/installation/'; // a light page
const button = '/material-ui/react-button/';

async function visit(who: Reader = {}, path = from) {
  const visitor = await reader(who);
  await visitor.page.goto(inject('site') + path);
  return visitor;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const query = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const active = (page: Page) => page.locator('dialog.search [aria-selected=true]');
/** Requests for the index, whatever its files are. */
const ofIndex = /^\/(search\/core\.json|assets\/search\/.+)$/;

describe('opening and closing', () => {
  test.each([
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), ''],
    ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k'), ''],
    ['/', (page: Page) => page.keyboard.press('/'), ''],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Search' }).click(), ''],
    [
      'a letter on the button',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Search' }).focus();
        await page.keyboard.press('t');
      },
      't',
    ],
  ])('by %s', async (_, open, text) => {
    const { page, trouble } = await visit();
    await open(page);
    await dialog(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await query(page).inputValue()).toBe(text);
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
    expect(trouble).toEqual([]);
  });

  test('the shortcut closes as well, and the focus returns to where it was', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search');
  });

  test.each([
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), 'tab'],
    ['/', (page: Page) => page.keyboard.press('/'), 'tab'],
    [
      'a letter on the button',
      async (page: Page) => {
        await page.locator('[data-search]').focus();
        await page.keyboard.press('s');
      },
      'stab',
    ],
  ])('by %s before any script is there: what is typed meanwhile is not lost', async (_, open, text) => {
    const { page, trouble } = await reader();
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    for (const script of [/\/assets\/shell-/, /\/assets\/search-/])
      await page.route(script, (route) => void gate.then(() => route.continue()));
    await page.goto(inject('site') + from, { waitUntil: 'commit' });
    await page.locator('#main h1').waitFor();
    await open(page);
    await page.keyboard.type('tabx');
    await page.keyboard.press('Backspace');
    arrive();
    await query(page).waitFor();
    await expect.poll(() => query(page).inputValue()).toBe(text);
    expect(trouble).toEqual([]);
  });

  test('keys that mean something else are left alone', async () => {
    const { page } = await visit();
    await page.keyboard.press('Control+Shift+K');
    await page.keyboard.press('k');
    expect(await page.locator('dialog.search').count()).toBe(0);
  });

  test('a slash that somebody writes is a slash', async () => {
    const { page } = await reader();
    await page.goto(`${inject('site')}/material-ui/react-text-field/`);
    const field = page.locator('main input[type=text]').first();
    await field.click();
    await page.keyboard.type('a/b');
    expect(await dialog(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('a/b');
  });
});

describe('finding', () => {
  test('typing, moving and opening with the keyboard alone', async () => {
    const { page } = await visit();
    const pending = new Set<Request>();
    page.on('request', (request) => ofIndex.test(new URL(request.url()).pathname) && pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    await page.keyboard.press('/');
    await query(page).fill('table');
    await page.getByRole('option', { name: /Table/ }).first().waitFor();
    await expect.poll(() => active(page).textContent()).toContain('Table');
    // Nothing moves under the keys once the files of the index are there and two frames are the same.
    const list = () => page.getByRole('listbox').first().innerText();
    const isSettled = async () => {
      const before = await list();
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      return pending.size === 0 && (await list()) === before;
    };
    await expect.poll(isSettled).toBe(true);
    const first = await query(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    expect(await query(page).getAttribute('aria-activedescendant')).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await query(page).getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${inject('site')}/material-ui/react-table/`);
  });

  test('a name that is typed faster than the index comes leads there on Enter', async () => {
    const { page } = await visit();
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(
      (url) => ofIndex.test(url.pathname),
      (route) => void gate.then(() => route.continue()),
    );
    await page.keyboard.press('Control+k');
    await query(page).waitFor();
    await page.keyboard.type('text field');
    await page.keyboard.press('Enter');
    await page.getByText('Loading the index').first().waitFor();
    arrive();
    await page.waitForURL(`${inject('site')}/material-ui/react-text-field/`);
  });

  test('Ctrl+Enter opens a new tab', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await query(page).fill('table');
    await expect.poll(() => active(page).textContent()).toContain('Table');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`${inject('site')}/material-ui/react-table/`);
  });

  test('the number of hits is said, what was met is marked, and a place in a page is found', async () => {
    const { page } = await visit({}, button);
    await page.keyboard.press('/');
    await query(page).fill('button sizes');
    const hit = page.locator('dialog.search [role=option][href="/material-ui/react-button/#sizes"]');
    await hit.waitFor();
    expect(await hit.locator('mark').allTextContents()).toContain('Sizes');
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toMatch(/^\d+ results?$/);
    await hit.click();
    await page.waitForURL(`${inject('site')}${button}#sizes`);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test('nothing found says what to do; no query offers the headings of this page', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await dialog(page).getByRole('row').first().waitFor();
    expect(await dialog(page).getByRole('row').first().getByRole('link').getAttribute('href')).toMatch(/^#/);
    await query(page).fill('xyzzyxyzzy');
    await page.getByText('Nothing for “xyzzyxyzzy”.').waitFor();
    expect(await query(page).getAttribute('aria-activedescendant')).toBe(null);
  });

  test('a failed index is told, and asked for again', async () => {
    const { page } = await visit();
    let fail = true;
    await page.route(
      (url) => ofIndex.test(url.pathname),
      (route) => (fail ? route.abort() : route.continue()),
    );
    await page.keyboard.press('/');
    await query(page).fill('tab');
    await page.getByText('The index didn’t load.').waitFor();
    fail = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.finder').getByRole('option').first().waitFor();
    expect(await query(page).inputValue()).toBe('tab');
  });

  test('what has come is searched without a connection', async () => {
    const { page } = await visit();
    await page.keyboard.press('/');
    await query(page).fill('button');
    await page.locator('.finder').getByRole('option').first().waitFor();
    await page.context().setOffline(true);
    await query(page).fill('table');
    await page.locator('dialog.search [role=option][href="/material-ui/react-table/"]').first().waitFor();
  });
});

describe('as a page', () => {
  test('of the server, without scripts: the way there, the answer and the product', async () => {
    // Without scripts nobody can wait for the fade from page to page, which takes presses meanwhile.
    const { page, trouble } = await visit({ context: { javaScriptEnabled: false, reducedMotion: 'reduce' } });
    await page.getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(`${inject('site')}/search/`);
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill('table');
    await field.press('Enter');
    await page.waitForURL(`${inject('site')}/search/?q=table`);
    expect(await page.locator('.found a[href="/material-ui/react-table/"]').first().innerText()).toContain('Table');
    expect(await page.locator('.found mark').count()).toBeGreaterThan(0);
    expect(await page.getByRole('searchbox').inputValue()).toBe('table');
    await page
      .locator('.rail')
      .getByRole('link', { name: /^Joy UI/ })
      .click();
    await page.waitForURL(`${inject('site')}/search/?q=table&product=joy-ui`);
    expect(await page.locator('.rail [aria-current=true]').allInnerTexts()).toEqual([
      expect.stringContaining('Joy UI'),
      expect.stringContaining('Everything'),
    ]);
    const idle = page.locator('button:visible:not([popovertarget], [type=submit])');
    expect(await idle.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('of the server, without scripts: kinds, pages of one, and rows with type and default', async () => {
    const { page, trouble } = await visit({ context: { javaScriptEnabled: false, reducedMotion: 'reduce' } });
    await page.goto(`${inject('site')}/search/?q=disabled`);
    await page.getByRole('link', { name: /^All \d+ props$/ }).click();
    await page.waitForURL(`${inject('site')}/search/?q=disabled&kind=props`);
    expect(await page.locator('.found .gh').allInnerTexts()).toEqual([expect.stringMatching(/^Props\n\d+$/)]);
    expect(await page.locator('.found .is-prop .ty').count()).toBeGreaterThan(3);
    expect(await page.locator('.found .is-prop .df').count()).toBeGreaterThan(0);
    const kinds = page.getByRole('navigation', { name: 'Kind' });
    expect(await kinds.locator('[aria-current=true]').innerText()).toMatch(/^Props/);
    const rows = () => page.locator('.found .hit').evaluateAll((all) => all.map((row) => row.getAttribute('href')));
    const first = await rows();
    expect(first).toHaveLength(50);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/kind=props&page=2$/);
    expect((await rows()).filter((row) => first.includes(row))).toEqual([]);
    await page.getByRole('link', { name: 'Previous' }).click();
    await kinds.getByRole('link', { name: /^Everything/ }).click();
    await page.waitForURL(`${inject('site')}/search/?q=disabled`);
    expect(trouble).toEqual([]);
  });

  test('of the server, without scripts: a word that was perhaps meant, and a way on from nothing', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false, reducedMotion: 'reduce' } });
    await page.goto(`${inject('site')}/search/?q=autocomplte`);
    expect(await page.locator('.say').innerText()).toMatch(
      /^Nothing for “autocomplte”\.\n+Did you mean autocomplete\? \d+ results$/,
    );
    await page.getByRole('link', { name: 'autocomplete', exact: true }).click();
    await page.waitForURL(`${inject('site')}/search/?q=autocomplete`);
    await page.goto(`${inject('site')}/search/?q=xyzzyxyzzy&product=joy-ui`);
    await page.getByText('Nothing for “xyzzyxyzzy” in Joy UI.').waitFor();
    await page.getByRole('link', { name: 'Browse components' }).click();
    await page.waitForURL(/\/joy-ui\//);
  });

  test('of the server, whatever is asked', async () => {
    const { page, trouble } = await reader({ context: { javaScriptEnabled: false } });
    const hostile = '"><script>document.title="taken"</script><img src=x onerror=alert(1)>';
    await page.goto(`${inject('site')}/search/?q=${encodeURIComponent(hostile)}`);
    expect(await page.getByRole('searchbox').inputValue()).toBe(hostile);
    expect(await page.locator('main :is(script, img)').count()).toBe(0);
    expect(trouble).toEqual([]);
  });

  test('of a host of files, without scripts: it says what it needs, and leads to the products', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.route('**/search/', (route) => route.fulfill({ path: '.cache/e2e/site/search/index.html' }));
    await page.goto(`${inject('site')}/search/`);
    await page.getByText('Searching on this host needs scripts').waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'Material UI', exact: true }).count()).toBe(1);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });

  test('with scripts it is the search itself, with what the address asks', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${inject('site')}/search/?q=table`);
    await page.locator('.finder [role=option][href="/material-ui/react-table/"]').first().waitFor();
    expect(await query(page).inputValue()).toBe('table');
    expect(trouble).toEqual([]);
  });

  test.each([{}, { mode: 'dark', width: 390 }] as Reader[])('axe finds nothing in the answer: %j', async (who) => {
    const { page } = await reader({ ...who, context: { bypassCSP: true } });
    await page.route(/\/assets\/search-page/, (route) => route.abort());
    await page.goto(`${inject('site')}/search/?q=table`);
    await page.evaluate(() => document.documentElement.removeAttribute('data-script'));
    expect(await violations(page, 'main')).toEqual([]);
  });

  test('browsers know how the site is searched', async () => {
    const { page } = await visit();
    const link = page.locator('link[rel=search]');
    const text = await (await page.request.get(inject('site') + (await link.getAttribute('href')))).text();
    expect(text).toContain('/search/?q={searchTerms}');
  });
});

describe('cost', () => {
  test('nothing is fetched before a reader is about to search', async () => {
    const visitor = await reader();
    const fetched: string[] = [];
    visitor.page.on(
      'request',
      (request) => /search/.test(request.url()) && fetched.push(new URL(request.url()).pathname),
    );
    await visitor.page.goto(inject('site') + from);
    await visitor.page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await visitor.page.keyboard.press('/');
    await dialog(visitor.page).getByRole('row').first().waitFor();
    await expect.poll(() => fetched.some((path) => ofIndex.test(path))).toBe(true);
    expect(fetched[0]).toMatch(/^\/assets\/search-/);
    expect(fetched.filter((path) => !ofIndex.test(path))).toHaveLength(1);
  });
  // Of each kind, as people type them. A release compresses a tenth better.
  test.each([
    ['text field', 60],
    ['limitTags', 60],
    ['MuiButton-root', 60],
    ['useThemeProps', 60],
    ['time zone', 60],
    ['filterring', 60],
    ['how to disable the ripple', 60],
    ['module augmentation', 60],
    ['flash message banner', 60],
  ])('until the first result for %s at most %i kB are sent', async (text, most) => {
    const { page } = await visit();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.evaluate(() => {
      const sent = () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/search|\/assets\/search/.test(name))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('dialog.search [role=option]')) return;
        observer.disconnect();
        document.documentElement.dataset.sent = String(sent());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press('/');
    await query(page).fill(text);
    await page.locator('html[data-sent]').waitFor();
    const sent = Number(await page.locator('html').getAttribute('data-sent'));
    expect(sent).toBeGreaterThan(30_000); // the script and the core at least
    expect(sent).toBeLessThanOrEqual(most * 1000);
  });

  test('the script of the search weighs at most 20 kB as it is sent', () => {
    const page = readFileSync('.cache/e2e/site/index.html', 'utf8');
    const script = /data-search="([^"]+)"/.exec(page)![1]!;
    expect(statSync(`.cache/e2e/site${script}.br`).size).toBeLessThanOrEqual(20 * 1024);
  });
});

describe('axe finds nothing', () => {
  test.each([{}, { mode: 'dark' }, { direction: 'rtl', width: 390 }] as Reader[])('%j', async (who) => {
    const { page } = await visit({ ...who, context: { bypassCSP: true } });
    await page.keyboard.press('/');
    for (const [text, answer] of [
      ['', dialog(page).getByRole('row').first()],
      ['button', page.getByRole('option', { name: /Button/ }).first()],
    ] as const) {
      await query(page).fill(text);
      await answer.waitFor();
      expect(await violations(page, 'dialog.search')).toEqual([]);
    }
  });
});

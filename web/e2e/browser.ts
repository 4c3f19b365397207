// Pages in the browser that all test files share, which remember what went wrong in them.
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch, type BrowserOptions } from './chromium';
import { service } from './service';
import { isAwake, touchAll } from './wake';

/** Milliseconds until something that must come counts as missing, however busy the machine. */
const timeout = 60_000;

let browser: Browser;
const contexts: BrowserContext[] = [];
let before = 0;

/** Waits for the end of the connection if the browser is gone: a test fails before the connection ends. */
async function noticeCrash() {
  try {
    await (await browser.newContext()).close();
  } catch {
    if (browser.isConnected()) await new Promise<unknown>((gone) => browser.once('disconnected', gone));
  }
}

interface Use extends BrowserOptions {
  /** For tests that hang a browser or read its clipboard: one that no other file uses. */
  own?: boolean;
}

/** Provides a browser to the tests of a file. Pages of a test are closed after it. */
export function useBrowser({ own = false, ...options }: Use = {}) {
  const open = async () => {
    browser = own
      ? await launch(options)
      : await chromium.connect(await service(options.windows ? 'windowed' : 'windowless'));
  };
  beforeAll(open);
  beforeEach(async () => {
    if (!browser.isConnected()) {
      contexts.length = 0;
      await open();
    }
    before = contexts.length;
  });
  afterEach(async ({ task }) => {
    if (task.result?.errors?.some(({ message }) => /closed/i.test(message))) await noticeCrash();
    if (!browser.isConnected()) throw new Error('The browser crashed during this test. The next test starts another.');
    // Pages that stay open would take memory and time from all that follow.
    await Promise.all(contexts.splice(before).map((context) => context.close()));
  });
  afterAll(() => browser?.close());
}

/** What a reader has chosen before. */
export interface Reader {
  mode?: 'light' | 'dark';
  direction?: 'rtl';
  spacing?: number;
  palette?: object;
  /** "" for a reader who has not chosen. */
  display?: '' | 'collapsed' | 'expanded' | 'table';
  width?: number;
  height?: number;
  context?: BrowserContextOptions;
}

export interface Visit {
  page: Page;
  /** Console messages, exceptions, failed requests and policy violations so far. */
  trouble: string[];
}

/** A new reader in a window of their own. */
export async function reader({
  mode = 'light',
  direction,
  spacing,
  palette,
  display = 'expanded',
  width = 1280,
  height = 900,
  context,
}: Reader = {}): Promise<Visit> {
  const own = await browser.newContext({ viewport: { width, height }, colorScheme: mode, ...context });
  own.setDefaultTimeout(timeout);
  contexts.push(own);
  await own.addInitScript(
    ({ direction, spacing, palette, display }) => {
      if (origin === 'null') return; // a frame that has no storage
      if (display) localStorage.setItem('apiPage_default', display); // else one is drawn by lot
      if (direction) sessionStorage.setItem('vitrine-direction', direction);
      if (spacing) sessionStorage.setItem('vitrine-spacing', String(spacing));
      if (palette) document.cookie = `paletteColors=${encodeURIComponent(JSON.stringify(palette))};path=/`;
    },
    { direction, spacing, palette, display },
  );
  const page = await own.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    // A busy browser may show the next page without its fade, and says so where no script can hear it.
    if (/(?:ViewTransition opt-in disabled|Page already revealed)$/.test(error.message)) return;
    trouble.push(`exception: ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Aborted are requests that the page gave up, or that its end did; refusals and lost servers have other names.
    if (reason === 'net::ERR_ABORTED') return;
    trouble.push(`failed: ${request.url()} ${reason}`);
  });
  return { page, trouble };
}

/**
 * One reader for many pages, where nothing that a page leaves behind matters to the next: most of the time of a short
 * visit is the making of a window. The reader keeps the tab.
 */
export function useReader(who: Reader) {
  let visit: Visit | undefined;
  afterAll(async () => {
    await visit?.page.context().close();
  });
  return async (address: string): Promise<Visit> => {
    if (visit?.page.context().browser() !== browser) {
      visit = await reader(who);
      contexts.pop(); // it outlives the test
    }
    // What the page before was still about to say is said; a blank page would cost two processes.
    await visit.page.goto(new URL('/robots.txt', address).href);
    visit.trouble.length = 0;
    await visit.page.goto(address);
    return visit;
  };
}

/** Shows everything that loads late and touches every demo until all are live, those that wait for a touch too. */
export async function wakeAll(page: Page) {
  await page.evaluate(touchAll);
  const demos = await page.locator('[data-island=demo]').count();
  // A busy machine may paint nothing for long, and the more demos a page has, the longer it takes.
  await page.waitForFunction(isAwake, undefined, { polling: 50, timeout: 60_000 + 2_000 * demos });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits until nothing fades any more: what is on its way has neither its color nor its contrast. */
export const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));

/** The computed value of a property. */
export function styleOf(page: Page, selector: string, property: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

// A browser for each test file, and pages that remember what went wrong in them.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { isAwake, touchAll } from './wake';

/** What readers have, the likeliest first. */
const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, which opens a page in less than half of the time. */
const windowless = '/usr/bin/chromium-headless-shell';
/** Milliseconds until something that must come counts as missing, however busy the machine. */
const timeout = 60_000;
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser;
const contexts: BrowserContext[] = [];
let before = 0;

export interface BrowserOptions {
  /** For what the engine alone does not do: a process for each frame without an origin, the look of letters. */
  windows?: boolean;
}

/** The browser's program. */
export function executable({ windows = false }: BrowserOptions = {}): string {
  const found = (windows ? windowed : [windowless, ...windowed]).find((path) => existsSync(path));
  if (!found) throw new Error('Chromium is not installed: run `make test-browser`, which installs it.');
  return found;
}

/** Starts the browser before a file's tests and ends it after them. */
export function useBrowser(options?: BrowserOptions) {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable(options), args: quiet });
  });
  // A reader of one test leaves with it: pages that stay open would take memory and time from all that follow.
  beforeEach(() => {
    before = contexts.length;
  });
  afterEach(() => Promise.all(contexts.splice(before).map((context) => context.close())));
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
    if (!visit) {
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
  await page.waitForFunction(isAwake, undefined, { polling: 50 }); // a busy machine may paint nothing for long
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

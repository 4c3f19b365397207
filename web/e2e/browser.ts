// One browser for a test file, and pages that remember what went wrong in them.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

const executables = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
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

/** Starts the browser before a file's tests and ends it after them. */
export function useBrowser() {
  beforeAll(async () => {
    const executablePath = executables.find((path) => existsSync(path));
    if (!executablePath) {
      throw new Error('Chromium is not installed: run `make test-browser`, which installs it.');
    }
    browser = await chromium.launch({ executablePath, args: quiet });
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
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return { page, trouble };
}

/** Scrolls through the page and touches every demo until all are live, those that wait for a touch too. */
export async function wakeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top); // frames load when they come near
      await new Promise((next) => setTimeout(next, 20)); // a busy machine may paint nothing for long
    }
    for (const demo of document.querySelectorAll('[data-island=demo]')) {
      if (demo.checkVisibility()) demo.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  // One in a styling that this reader has not chosen stays as it is.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-island=demo]')].every(
        (demo) => !demo.checkVisibility() || demo.hasAttribute('data-live'),
      ),
    undefined,
    { polling: 100 },
  );
  await page.evaluate(() => scrollTo(0, 0));
}

/** How many pixels of two pictures differ by more than a channel's `tolerance` of 255; all of them when their sizes do. */
export async function differing(page: Page, one: Buffer, other: Buffer, tolerance = 2): Promise<number> {
  const blank = await page.context().newPage();
  const count = await blank.evaluate(
    async ({ pictures, tolerance }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          canvas.drawImage(bitmap, 0, 0);
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return Math.max(a!.data.length, b!.data.length) / 4;
      let different = 0;
      for (let i = 0; i < a!.data.length; i += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(a!.data[i + channel]! - b!.data[i + channel]!) > tolerance))
          different++;
      }
      return different;
    },
    { pictures: [one.toString('base64'), other.toString('base64')], tolerance },
  );
  await blank.close();
  return count;
}

/** The computed value of a property. */
export function styleOf(page: Page, selector: string, property: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Reference pages, one of each kind: there are hundreds, made alike. */
export const referencePages = [
  '/material-ui/api/',
  '/material-ui/api/button/',
  '/material-ui/api/modal/',
  '/material-ui/api/use-media-query/',
  '/base-ui/react-button/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
];

/** Every page of the site that is no reference, by path. shell.test.ts holds this list against the site's own map. */
export const everyPage = [
  '/',
  '/material-ui/',
  '/joy-ui/',
  '/base-ui/',
  '/system/',
  '/x/',
  '/material-ui/getting-started/',
  '/material-ui/getting-started/installation/',
  '/material-ui/getting-started/usage/',
  '/material-ui/getting-started/templates/',
  '/material-ui/getting-started/supported-components/',
  '/material-ui/all-components/',
  '/joy-ui/getting-started/',
  '/joy-ui/getting-started/templates/',
  '/joy-ui/all-components/',
  '/base-ui/all-components/',
  '/material-ui/react-app-bar/',
  '/material-ui/react-autocomplete/',
  '/material-ui/react-button/',
  '/material-ui/react-table/',
  '/material-ui/react-text-field/',
  '/material-ui/react-dialog/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/system/getting-started/the-sx-prop/',
  '/material-ui/material-icons/',
  '/material-ui/components/',
  '/material-ui/customization/',
  '/material-ui/customization/density/',
  '/material-ui/customization/color/',
  '/material-ui/customization/default-theme/',
  '/joy-ui/customization/',
  '/joy-ui/customization/default-theme-viewer/',
  '/material-ui/experimental-api/',
  '/material-ui/experimental-api/css-theme-variables/overview/',
  '/material-ui/discover-more/',
  '/material-ui/discover-more/related-projects/',
  '/material-ui/discover-more/changelog/',
  '/material-ui/migration/',
  '/material-ui/migration/migration-v4/',
  '/joy-ui/customization/approaches/',
  '/joy-ui/customization/dark-mode/',
  '/joy-ui/customization/using-css-variables/',
  '/joy-ui/integrations/',
  '/joy-ui/integrations/material-ui/',
  '/joy-ui/integrations/icon-libraries/',
  '/joy-ui/migration/',
  '/joy-ui/migration/migrating-default-theme/',
  '/system/styles/',
  '/system/styles/basics/',
  '/system/style-utilities/',
  '/system/borders/',
  '/system/display/',
  '/system/flexbox/',
  '/system/grid/',
  '/system/palette/',
  '/system/positions/',
  '/system/shadows/',
  '/system/sizing/',
  '/system/spacing/',
  '/system/typography/',
  '/base-ui/components/',
  '/joy-ui/components/',
  '/system/getting-started/',
  '/blog/',
  '/blog/what-the-measurements-say/',
  '/blog/how-this-site-is-built/',
  '/production-error/',
  '/versions/',
  '/playground/',
  '/material-ui/customization/dark-mode/',
  '/material-ui/customization/how-to-customize/',
  '/material-ui/customization/palette/',
  '/material-ui/customization/theming/',
  '/material-ui/guides/composition/',
  '/material-ui/guides/server-rendering/',
  '/material-ui/guides/typescript/',
  '/material-ui/react-accordion/',
  '/material-ui/react-alert/',
  '/material-ui/react-card/',
  '/material-ui/react-checkbox/',
  '/material-ui/react-chip/',
  '/material-ui/react-drawer/',
  '/material-ui/react-grid/',
  '/material-ui/react-grid2/',
  '/material-ui/react-list/',
  '/material-ui/react-menu/',
  '/material-ui/react-progress/',
  '/material-ui/react-radio-button/',
  '/material-ui/react-select/',
  '/material-ui/react-slider/',
  '/material-ui/react-snackbar/',
  '/material-ui/react-stack/',
  '/material-ui/react-stepper/',
  '/material-ui/react-switch/',
  '/material-ui/react-tabs/',
  '/material-ui/react-tooltip/',
  '/material-ui/react-typography/',
  '/material-ui/guides/',
  '/joy-ui/getting-started/installation/',
  '/joy-ui/react-autocomplete/',
  '/joy-ui/react-card/',
  '/joy-ui/react-input/',
  '/joy-ui/react-modal/',
  '/base-ui/getting-started/accessibility/',
  '/base-ui/getting-started/',
  '/base-ui/react-input/',
  '/base-ui/react-menu/',
  '/base-ui/react-select/',
  '/base-ui/getting-started-group/',
  '/system/getting-started/custom-components/',
  '/system/getting-started/usage/',
  '/system/react-box/',
  '/system/components/',
  '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/editing/',
  '/x/react-data-grid/filtering/',
  '/x/react-data-grid/',
  '/x/react-data-grid/pagination/',
  '/x/react-data-grid/pivoting/',
  '/x/react-data-grid/row-grouping/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/columns/',
  '/x/react-date-pickers/adapters-locale/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-date-pickers/time-picker/',
  '/x/react-charts/bars/',
  '/x/react-charts/',
  '/x/react-charts/lines/',
  '/x/react-tree-view/',
  '/x/introduction/',
  '/x/introduction-group/',
  '/x/react-data-grid-group-pivot/',
  '/x/react-data-grid-group/',
  '/x/react-date-pickers-group/',
  '/x/react-charts-group/',
  '/x/react-tree-view-group/',
];

/** The test page that shows every construct of the dialect. */
export const dialect = '/experiments/docs/markdown/';

/** Those with demos whose first paint is compared, picture by picture: of each family, and of each way to be drawn. */
export const demoPages =
  process.env.VITRINE_PAGES === 'all'
    ? everyPage.filter((path) => !/-group|components\/$|api\/$/.test(path))
    : [
        '/material-ui/react-app-bar/',
        '/material-ui/react-autocomplete/',
        '/material-ui/react-button/',
        '/material-ui/react-table/',
        '/material-ui/react-text-field/',
        '/material-ui/react-dialog/',
        '/material-ui/react-slider/',
        '/material-ui/react-tabs/',
        '/material-ui/customization/density/',
        '/material-ui/all-components/',
        '/joy-ui/react-button/',
        '/joy-ui/react-card/',
        '/base-ui/react-button/',
        '/base-ui/react-select/',
        '/system/getting-started/the-sx-prop/',
        '/system/grid/',
        '/x/react-date-pickers/date-picker/',
        '/x/react-tree-view/',
        '/playground/',
      ];

export { expect };

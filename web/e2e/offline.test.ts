// The service worker over releases of a site (specification §4 and §7): real builds, a server that goes away.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { buildSite } from './serve';

useBrowser();

const folder = '.cache/offline';
const site = `${folder}/site`; // inside the checkout, where packages are found, and as deep as the original
const out = `${folder}/out`;
const first = `${folder}/first`;
let port = 0;
let server: ChildProcess | undefined;
let address = '';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const release = () => buildSite(site, out, '--deployment', 'published');

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(`${site}/${file}`, 'utf8');
  const next = text.replace(from, to);
  expect(next).not.toBe(text);
  writeFileSync(`${site}/${file}`, next);
}

async function startServer() {
  server = spawn('bin/vitrined', ['--root', out, '--addr', `127.0.0.1:${port}`, '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((started) => server!.stdout!.once('data', started));
}

const endServer = () =>
  new Promise<void>((ended) => {
    if (!server || server.exitCode !== null || server.signalCode) return ended();
    server.once('exit', () => ended());
    server.kill('SIGKILL');
  });

/** What each test begins with: the sources and their first release. */
function restore() {
  rmSync(site, { recursive: true, force: true });
  cpSync('web/e2e/hosted', site, { recursive: true });
}

beforeAll(async () => {
  port = await freePort();
  address = `http://localhost:${port}`;
  restore();
  await release();
  rmSync(first, { recursive: true, force: true });
  cpSync(out, first, { recursive: true });
});

beforeEach(async () => {
  restore();
  rmSync(out, { recursive: true, force: true });
  cpSync(first, out, { recursive: true });
  await startServer();
});

afterEach(endServer);

/** A reader who stays away from other hosts; `loads` counts the pages that the window has shown. */
async function visitor() {
  const { page } = await reader();
  const loads: string[] = [];
  await page.context().route(/tags\.example|fonts\.example/, (route) => route.abort());
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  return { page, loads };
}

/** Looks for the worker of a new release and waits until it rules the page, and the page had time to act. */
const isUpdated = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const before = registration.active;
    const isRuled = () => registration.active !== before && navigator.serviceWorker.controller === registration.active;
    await registration.update();
    while (!isRuled() || registration.active!.state !== 'activated') await new Promise((next) => setTimeout(next, 50));
    await new Promise((idle) => requestIdleCallback(idle));
  });

/** Paths of what a cache of the page's origin holds. */
const cached = (page: Page, name: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), name);

/** Tells pages that their reader saves data, so that no file is fetched before it is needed. */
const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

async function read(page: Page, path: string) {
  await page.goto(address + path);
  await expect.poll(() => cached(page, 'vitrine-pages')).toContain(path);
}

test('visited pages are read without a connection, and one that was not says which were', async () => {
  const { page } = await visitor();
  await read(page, '/material-ui/react-plain/'); // the visit that brings the worker counts as well
  await read(page, '/material-ui/react-labels/');
  await expect
    .poll(async () => (await cached(page, 'vitrine-assets')).filter((path) => /shell-|site-/.test(path)).length)
    .toBe(2);
  await endServer();
  await page.goto(`${address}/material-ui/react-plain/?from=mail`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Plain');
  // with its styles
  expect(await page.evaluate(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 5))).toBe(true);
  await page.goto(`${address}/material-ui/react-labels/`);
  await page.getByRole('button', { name: 'Settings' }).click(); // with its scripts
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.goto(`${address}/de/`);
  expect(await page.getByRole('heading').innerText()).toBe('No connection');
  await page.getByRole('link', { name: '/material-ui/react-plain/' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Plain');
});

test('all demos of a page that was read work without a connection, those in frames too', async () => {
  const labels = 'content/material-ui/react-labels/index.md';
  edit(labels, '# Labels', `# Labels\n${'\nWords that take room.\n'.repeat(60)}`);
  edit(labels, /$/, '\n{{"demo": "Pages.tsx", "iframe": true}}\n');
  await release();
  const { page } = await visitor();
  await read(page, '/material-ui/react-plain/'); // brings the worker
  await read(page, '/material-ui/react-labels/');
  await expect.poll(() => cached(page, 'vitrine-pages')).toContain('/material-ui/react-labels/demos/Pages/');
  const modules = await page.locator('#page-assets').evaluate((element) => {
    const { demos, layers } = JSON.parse(element.textContent!) as { demos: string; layers: string[] };
    return [demos, ...layers];
  });
  const ofFrame = expect.stringMatching(/react-labels-demos-Pages-\w+\.js$/) as string;
  await expect.poll(() => cached(page, 'vitrine-assets')).toEqual(expect.arrayContaining([...modules, ofFrame]));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await endServer();
  await page.reload();
  await page.getByText('Counted 0 stars').click();
  await page.getByText('Counted 1 stars').waitFor();
  const frame = page.frameLocator('.framed');
  await frame.getByRole('button', { name: 'Go to page 2' }).click();
  await frame.locator('[aria-current=true]').getByText('2', { exact: true }).waitFor();
});

test('for a reader who saves data, nothing is fetched ahead', async () => {
  const { page } = await visitor();
  await savesData(page);
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    ServiceWorker.prototype.postMessage = (message: unknown) => void sent.push(message);
    Object.assign(globalThis, { sent });
  });
  await page.goto(`${address}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto(`${address}/material-ui/react-labels/`);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { sent: unknown[] }).sent))
    .toEqual([{ files: [], frames: [] }]);
});

test('the search finds names without a connection once it was opened, and says what is missing', async () => {
  const { page } = await visitor();
  await read(page, '/');
  await read(page, '/material-ui/react-labels/');
  const field = page.getByRole('combobox', { name: 'Search' });
  const option = (path: string) => page.locator(`dialog.search [role=option][href="${path}"]`);
  await page.keyboard.press('Control+k');
  await field.fill('zzzz'); // the core and its words are there
  await page.getByText('Nothing for “zzzz”.').waitFor();
  await expect.poll(() => cached(page, 'vitrine-search')).toContain('/search/core.json');
  await endServer();
  await page.goto(`${address}/material-ui/react-labels/`);
  await page.keyboard.press('Control+k');
  await field.fill('plain');
  await option('/material-ui/react-plain/').waitFor();
  await page.getByText('Headings, props and texts are missing without a connection.').waitFor();
  await startServer();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await page.getByText('Headings, props and texts are missing without a connection.').waitFor({ state: 'detached' });
  await option('/material-ui/react-plain/').click();
  await page.waitForURL(`${address}/material-ui/react-plain/`);
});

test('where the search was never used it says visibly, in the language of the page, that it is not available', async () => {
  const { page } = await visitor();
  const texts = {
    '/material-ui/react-labels/': 'The search is not available offline. Check the connection and try again.',
    '/de/material-ui/react-labels/':
      'Die Suche ist offline nicht verfügbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  };
  await read(page, '/');
  for (const path of Object.keys(texts)) await read(page, path);
  await endServer();
  for (const [path, text] of Object.entries(texts)) {
    const failure = page.locator('.bar > [role=status]');
    const isShown = async () => (await failure.innerText()) === text && (await failure.boundingBox())!.width > 200;
    await page.goto(address + path);
    await page.keyboard.press('Control+k');
    await expect.poll(isShown).toBe(true);
    await page.reload();
    const field = page.locator('[data-search]');
    await field.hover();
    await field.focus();
    expect(await failure.innerText()).toBe(''); // nothing was asked for
    await field.click();
    await expect.poll(isShown).toBe(true);
  }
});

test('a new release reloads an open page once, when the reader looks at it, and is never kept from anybody', async () => {
  const { page, loads } = await visitor();
  await read(page, '/');
  await read(page, '/material-ui/react-plain/');
  const other = await page.context().newPage();
  await other.goto(`${address}/`);
  await other.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  edit('content/material-ui/react-plain/index.md', 'A few words.', 'Other words.');
  edit('content/index.md', '# Start', '# Begin');
  await release();
  // The page stays where it is: while it is left, the worker may come between it and the next one, which is new then.
  await page.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found!.update()));
  await page.getByText('Other words.').waitFor(); // from the network, whatever is kept
  await expect.poll(() => loads.length).toBe(3); // the worker of the new release starts the page anew, once
  writeFileSync(`${out}/sw.js`, `${readFileSync(`${out}/sw.js`, 'utf8')}// one more`); // a worker without end: no loop
  rmSync(`${out}/sw.js.br`);
  await isUpdated(page);
  expect(loads.length).toBe(3);
  // The other page waits until somebody looks at it.
  expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('Start');
  await other.evaluate(() => void dispatchEvent(new Event('focus')));
  await other.getByRole('heading', { name: 'Begin' }).waitFor();
});

test('the same release again is nothing new', async () => {
  const before = readFileSync(`${out}/sw.js`, 'utf8');
  await release();
  expect(readFileSync(`${out}/sw.js`, 'utf8')).toBe(before);
  edit('content/index.md', '# Start', '# Begin');
  await release();
  expect(readFileSync(`${out}/sw.js`, 'utf8')).not.toBe(before);
});

test('an open page whose files are gone from the server is started anew', async () => {
  const { page, loads } = await visitor();
  await savesData(page);
  await read(page, '/');
  await page.goto(`${address}/material-ui/react-labels/`);
  const worker = readFileSync(`${out}/sw.js`);
  edit('content/material-ui/react-labels/demos/Stars.tsx', 'Counted', 'Weighed');
  await release();
  writeFileSync(`${out}/sw.js`, worker); // the browser has not looked for another one yet
  rmSync(`${out}/sw.js.br`);
  await endServer(); // it would still answer with what it has sent before
  await startServer();
  // Its script was not fetched yet. A click would begin anew on the next page, where nothing is called so.
  await page.getByText('Counted 0 stars').focus();
  await page.getByText('Weighed 0 stars').waitFor();
  await expect.poll(() => loads.length).toBe(3);
  await page.getByText('Weighed 0 stars').click();
  await page.getByText('Weighed 1 stars').waitFor();
  expect(loads.length).toBe(3);
});

test('what the reader has written is not thrown away by a new release', async () => {
  const { page, loads } = await visitor();
  await read(page, '/');
  await read(page, '/material-ui/react-labels/');
  const seen = loads.length;
  await page.evaluate(() => document.querySelector<HTMLElement>('.exhibit')!.setAttribute('data-edited', ''));
  edit('content/index.md', '# Start', '# Begin');
  await release();
  await isUpdated(page);
  expect(loads.length).toBe(seen);
});

test('a site that wants no worker any more removes it with all that it kept', async () => {
  const { page } = await visitor();
  await read(page, '/');
  await read(page, '/material-ui/react-plain/');
  edit('vitrine.published.yaml', /hosts:\n {2}production: localhost\n/, '');
  await release();
  await page.goto(`${address}/`);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('on any other host there is no worker', async () => {
  const { page } = await visitor();
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(`${inject('site')}/`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the caches are bounded', async () => {
  const { page } = await visitor();
  await read(page, '/');
  await page.reload();
  await page.evaluate(async () => {
    for (let i = 0; i < 80; i++) await fetch(`/blog/first/?${i}`); // one page
    const cache = await caches.open('vitrine-pages');
    for (let i = 0; i < 80; i++) await cache.put(`/made/${i}/`, new Response(String(i)));
  });
  await page.goto(`${address}/blog/first/`);
  await expect.poll(async () => (await cached(page, 'vitrine-pages')).length).toBe(60);
  expect((await cached(page, 'vitrine-pages')).filter((path) => path === '/blog/first/').length).toBe(1);
});

// Builds what the suite looks at and serves it on free ports of this machine; ends the servers afterwards.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { alwaysOpened } from './pages/always';
import { keyOf, type KeyedPage } from './pages/key';
import type { Lock } from './pages/lock';
import { hasPassed, keepRecords } from './pages/record';
import { named, opensAll } from './pages/scope';
import { endServers, serve, serveDev } from './serve';
import { browsers, serveOnDemand, type Service } from './services';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site as it is published. */
    site: string;
    /** The suite's own site. */
    walls: string;
    /** A site with all that a host of its own brings, on that host: see web/e2e/hosted. */
    hosted: string;
    /** Paths of all pages that the site's map names. */
    pages: string[];
    /** Keys of the pages that have records. */
    keys: Record<string, string>;
  }
}

const published = '.cache/e2e/site';
const development = '.cache/e2e/development';

function build(site: string, out: string, ...more: string[]): Promise<void> {
  const builder = spawn(
    'bin/vitrine',
    ['build', '--site', site, '--out', out, '--cache', '.cache/vitrine', '--with-experiments', ...more],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    builder.once('error', reject);
    builder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${out} failed.`))));
  });
}

/**
 * Serves the site with the libraries' development builds, which warn. Dev mode makes a page when it is opened; a run
 * that opens all pages builds them before.
 */
async function serveDevelopment(): Promise<Service> {
  if (!opensAll) return serveDev('--site', 'site', '--with-experiments', '--development');
  await build('site', development, '--development');
  return { address: await serve(development) };
}

/** Reads the pages of a site from its facts for programs. */
async function pagesOf(address: string): Promise<KeyedPage[]> {
  const response = await fetch(`${address}/facts.json`);
  const { pages, products } = (await response.json()) as {
    pages: { path: string; product?: string }[];
    products: { id: string; package?: string }[];
  };
  const packages = new Map(products.map(({ id, package: name = '' }) => [id, name]));
  return pages.map(({ path, product = '' }) => ({ path, product, package: packages.get(product) ?? '' }));
}

/** Keys of the pages that have records. */
function keysOf(pages: KeyedPage[]): Record<string, string> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const site = { folder: 'site', lock };
  const keys: Record<string, string> = {};
  for (const page of pages) {
    const key = page.path in alwaysOpened ? undefined : keyOf(page, site);
    if (key) keys[page.path] = key;
  }
  return keys;
}

/** Serves the whole site, and the smaller ones. */
async function serveAll(project: TestProject): Promise<string> {
  const feedback = '.cache/e2e/feedback.db';
  for (const ending of ['', '-wal', '-shm']) rmSync(feedback + ending, { force: true });
  await Promise.all([
    build('site', published),
    build('web/e2e/site', '.cache/e2e/walls').then(() =>
      build('web/e2e/hosted', '.cache/e2e/hosted', '--deployment', 'published'),
    ),
  ]);
  const address = await serve(published, '--feedback', feedback, '--feedback-rate', '0');
  project.provide('site', address);
  project.provide('walls', await serve('.cache/e2e/walls'));
  project.provide('hosted', (await serve('.cache/e2e/hosted')).replace('127.0.0.1', 'localhost'));
  return address;
}

/** Serves the pages that a run names, with development builds. */
async function serveNamed(paths: string[]): Promise<Service & { pages: KeyedPage[] }> {
  const served = await serveDevelopment();
  for (const path of paths) {
    const { ok } = await fetch(served.address + path);
    if (!ok) throw new Error(`VITRINE_PAGES names ${path}, which the site does not have.`);
  }
  return { ...served, pages: await pagesOf(served.address) };
}

export default async function setup(project: TestProject) {
  try {
    return await start(project);
  } catch (error) {
    endServers();
    throw error;
  }
}

/** Builds and serves what the run needs; the result ends the servers. */
async function start(project: TestProject) {
  if (!existsSync('bin/vitrine')) {
    throw new Error('The tools are not built: run `make test-browser`, which builds them first.');
  }
  const early = named && (await serveNamed(named));
  const services = await serveOnDemand({ ...browsers, development: async () => early ?? serveDevelopment() });
  project.provide('services', services.address);
  const pages = early?.pages ?? (await pagesOf(await serveAll(project)));
  const keys = keysOf(pages);
  if (!named) {
    keepRecords(Object.keys(keys));
    const passed = opensAll ? [] : Object.entries(keys).filter(([path, key]) => hasPassed(path, key));
    console.log(`Pages with a record, which are not opened: ${passed.length} (VITRINE_PAGES=all opens them).`);
  }
  project.provide(
    'pages',
    pages.map(({ path }) => path),
  );
  project.provide('keys', keys);
  return async () => {
    await services.close();
    endServers();
  };
}

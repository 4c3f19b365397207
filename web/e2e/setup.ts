// Builds what the suite looks at and serves it on free ports of this machine; ends the servers afterwards.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { endServers, serve } from './serve';
import { browsers, serveOnDemand } from './services';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site as it is published. */
    site: string;
    /** The same site with the libraries' development builds. */
    development: string;
    /** The suite's own site. */
    walls: string;
    /** A site with all that a host of its own brings, on that host: see web/e2e/hosted. */
    hosted: string;
    /** Paths of all pages that the site's map names. */
    pages: string[];
  }
}

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

/** The pages of a built site by its facts for programs. */
const pagesOf = (out: string) =>
  (JSON.parse(readFileSync(`${out}/facts.json`, 'utf8')) as { pages: { path: string }[] }).pages.map(
    (page) => page.path,
  );

export default async function setup(project: TestProject) {
  if (!existsSync('bin/vitrine')) {
    throw new Error('The tools are not built: run `make test-browser`, which builds them first.');
  }
  const feedback = '.cache/e2e/feedback.db';
  for (const ending of ['', '-wal', '-shm']) rmSync(feedback + ending, { force: true });
  // The small sites share next to nothing with the large one; its second build takes most from the cache of the first.
  await Promise.all([
    build('site', '.cache/e2e/site').then(() => build('site', '.cache/e2e/development', '--development')),
    build('web/e2e/site', '.cache/e2e/walls').then(() =>
      build('web/e2e/hosted', '.cache/e2e/hosted', '--deployment', 'published'),
    ),
  ]);
  project.provide('pages', pagesOf('.cache/e2e/site'));
  project.provide('site', await serve('.cache/e2e/site', '--feedback', feedback, '--feedback-rate', '0'));
  project.provide('development', await serve('.cache/e2e/development'));
  project.provide('walls', await serve('.cache/e2e/walls'));
  project.provide('hosted', (await serve('.cache/e2e/hosted')).replace('127.0.0.1', 'localhost'));
  const services = await serveOnDemand(browsers);
  project.provide('services', services.address);
  return async () => {
    await services.close();
    endServers();
  };
}

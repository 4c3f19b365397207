// Installs each example by its own lock file, builds its site and serves it on a free port of this machine.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { endServers, serve } from '../serve';
import { browsers, serveOnDemand } from '../services';
import { examples } from './list';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sites of the examples are served, by their names. */
    examples: Record<string, string>;
  }
}

/** Makes the site of an example in a folder of its own, and returns its place. */
function make(name: string): string {
  const folder = `.cache/examples/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const part of ['docs', 'packages', 'src']) rmSync(`${folder}/${part}`, { recursive: true, force: true });
  cpSync(`examples/${name}`, folder, { recursive: true });
  const run = (program: string, ...more: string[]) =>
    execFileSync(program, more, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  run(`${process.cwd()}/bin/vitrine`, 'build', '--site', 'docs', '--out', 'out', '--cache', 'cache');
  return `${folder}/out`;
}

export default async function setup(project: TestProject) {
  if (!existsSync('bin/vitrine')) throw new Error('The tools are not built: run `make examples`.');
  const served: Record<string, string> = {};
  for (const { name } of examples) served[name] = await serve(make(name));
  project.provide('examples', served);
  const services = await serveOnDemand(browsers);
  project.provide('services', services.address);
  return async () => {
    await services.close();
    endServers();
  };
}

// Serves folders on free ports of this machine until it is told to end.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

const servers: ChildProcess[] = [];

/** Runs a program in a folder, and settles with what it prints. The test runner ends tests that block for a minute. */
export async function run(folder: string, program: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, { cwd: folder, maxBuffer: 1 << 28 });
  return stdout;
}

/** Runs the tool, and settles with what it prints. */
export const vitrine = (...parameters: string[]) => run('.', 'bin/vitrine', ...parameters);

/** Builds a site into a folder, with further flags of the build. */
export const buildSite = (site: string, out: string, ...more: string[]) =>
  vitrine('build', '--site', site, '--out', out, '--cache', '.cache/vitrine', ...more);

/** Starts a program that serves, and settles with its address and its end. */
function start(program: string, parameters: string[]): Promise<{ address: string; ended: Promise<void> }> {
  const server = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ended = new Promise<void>((end) =>
      server.once('exit', (code) => {
        end();
        reject(new Error(`${program} ended with ${code} before it served: ${parameters.join(' ')}`));
      }),
    );
    server.stdout!.on('data', (text: Buffer) => {
      const address = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (address) resolve({ address: address.replace(/\/$/, ''), ended });
    });
  });
}

/** Serves a folder that was built, with further flags of the server; the result is where. */
export const serve = async (root: string, ...more: string[]) =>
  (await start('bin/vitrined', ['--root', root, '--addr', '127.0.0.1:0', '--quiet', ...more])).address;

/** Starts dev mode with further flags. */
export const serveDev = (...more: string[]) =>
  start('bin/vitrine', ['dev', '--cache', '.cache/vitrine', '--addr', '127.0.0.1:0', ...more]);

/** Builds a site into a folder, with further flags of the build, and serves it; the result is where. */
export async function publish(site: string, out: string, ...more: string[]): Promise<string> {
  await buildSite(site, out, ...more);
  return serve(out);
}

/** Ends all servers. */
export const endServers = () => servers.forEach((server) => server.kill());

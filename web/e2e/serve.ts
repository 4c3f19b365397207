// Serves folders on free ports of this machine until it is told to end.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';

const servers: ChildProcess[] = [];

/** Serves a folder that was built, with further flags of the server; the result is where. */
export function serve(root: string, ...more: string[]): Promise<string> {
  const server = spawn('bin/vitrined', ['--root', root, '--addr', '127.0.0.1:0', '--quiet', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`vitrined ended with ${code} before it served ${root}`)));
    server.stdout!.on('data', (text: Buffer) => {
      const address = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (address) resolve(address.replace(/\/$/, ''));
    });
  });
}

/** Builds a site into a folder, with further flags of the build, and serves it; the result is where. */
export function publish(site: string, out: string, ...more: string[]): Promise<string> {
  execFileSync('bin/vitrine', ['build', '--site', site, '--out', out, '--cache', '.cache/vitrine', ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return serve(out);
}

/** Ends all servers. */
export const endServers = () => servers.forEach((server) => server.kill());

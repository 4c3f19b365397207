// The service worker: a page that was visited is read when the server is gone.
import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until, type Tab } from '../engine';

const root = '.cache/e2e/hosted'; // web/e2e/setup.ts has built it

/** Serves the site with a worker on the host that it is made for, until it is ended. */
function serve(): Promise<[address: string, server: ChildProcess]> {
  const server = spawn('bin/vitrined', ['--root', root, '--addr', '127.0.0.1:0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`vitrined ended with ${code}`)));
    server.stdout!.on('data', (text: Buffer) => {
      const port = /:(\d+)\/?\s/.exec(text.toString())?.[1];
      if (port) resolve([`http://localhost:${port}`, server]);
    });
  });
}

/** Whether the worker has kept a page. */
const isKept = async (path: string) =>
  (await (await caches.open('vitrine-pages')).keys()).some(({ url }) => new URL(url).pathname === path);

export function checkOffline(reader: () => Promise<Tab>) {
  let address: string;
  let server: ChildProcess;
  beforeEach(async () => {
    [address, server] = await serve();
  });
  afterEach(() => server.kill('SIGKILL'));

  test('a visited page is read without a connection, and one that was not says which were', async () => {
    const tab = await reader();
    for (const path of ['/material-ui/react-plain/', '/material-ui/react-labels/']) {
      await tab.open(address + path);
      await until(tab, isKept, path);
    }
    const gone = new Promise((ended) => server.once('exit', ended));
    server.kill('SIGKILL');
    await gone;
    await tab.open(`${address}/material-ui/react-plain/`);
    expect(await tab.evaluate(() => document.querySelector('h1')!.textContent)).toBe('Plain');
    expect(await tab.evaluate(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 5))).toBe(true);
    await tab.open(`${address}/de/`);
    expect(await tab.evaluate(() => document.querySelector('h1')!.textContent)).toBe('No connection');
  });
}

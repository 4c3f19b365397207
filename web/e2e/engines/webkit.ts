// WebKitGTK's own small browser, over WebDriver, on a display that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { missing } from '../missing';
import { collect, collected } from './collector';
import type { Engine, EngineOptions, Tab } from './engine';
import { startRelays } from './relay';
import { Session } from './webdriver';

/** The browser of the newest API that is installed, below the folder of the machine's libraries. */
function browser(): string {
  const found = readdirSync('/usr/lib')
    .flatMap((folder) => ['webkit2gtk-4.0', 'webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => `${folder}/${api}`))
    .map((folder) => `/usr/lib/${folder}/MiniBrowser`)
    .findLast(existsSync);
  if (!found) throw missing('WebKitWebDriver');
  return found;
}

class WebKitTab implements Tab {
  constructor(
    private session: Session,
    private through: (address: string) => Promise<string>,
    private scripts: boolean,
  ) {}

  async open(address: string) {
    await this.session.open(await this.through(address));
  }

  async reload() {
    await this.session.reload();
  }

  evaluate = (async (script: unknown, ...args: unknown[]) => this.session.run(String(script), args)) as Tab['evaluate'];

  evaluateIn = (async (frame: string, script: unknown, ...args: unknown[]) =>
    this.session.inside(frame, () => this.session.run(String(script), args))) as Tab['evaluateIn'];

  async click(selector: string) {
    await this.session.click(selector);
  }

  async press(key: string) {
    await this.session.press(key.split('+'));
  }

  async type(text: string) {
    for (const letter of text) await this.session.press([letter]);
  }

  async resize(width: number, height: number) {
    await this.session.resize(width, height);
  }

  async trouble() {
    return this.scripts ? this.evaluate(collected) : [];
  }
}

/** A display on this machine, whose number the server chooses. */
function startDisplay(): Promise<[display: string, server: ChildProcess]> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(missing('Xvfb')));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (server.stdio[3] as Readable).once('data', (number: Buffer) => resolve([`:${number.toString().trim()}`, server]));
  });
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts the driver in a home of its own, and waits until it listens. */
async function startDriver(display: string, home: string): Promise<[address: string, driver: ChildProcess]> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true, // its browser is of the same group, and ends with it
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      NO_AT_BRIDGE: '1',
    },
  });
  let failure: Error | undefined;
  driver.once('error', () => (failure = missing('WebKitWebDriver')));
  driver.once('exit', (code) => (failure ??= new Error(`WebKitWebDriver ended with ${code}`)));
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (failure) throw failure;
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return [address, driver];
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Milliseconds after which a browser that does not come, or go, counts as hung: another one comes then. */
const sessionTimeout = 60_000;

export async function startWebKit({ scripts = true }: EngineOptions = {}): Promise<Engine> {
  const binary = browser();
  const home = mkdtempSync(`${tmpdir()}/vitrine-webkit-`);
  const [display, server] = await startDisplay();
  let [address, driver] = await startDriver(display, home);
  const relays = startRelays(`(${collect})()`);
  // Full screen, it has no toolbar, and may be as narrow as a phone.
  const args = ['--automation', '--full-screen', ...(scripts ? [] : ['--enable-javascript=false'])];
  let session: Session | undefined;
  const begin = async () => {
    await session?.end(AbortSignal.timeout(sessionTimeout));
    session = undefined;
    const options = { 'webkitgtk:browserOptions': { binary, args } };
    session = await Session.start(address, options, AbortSignal.timeout(sessionTimeout));
  };
  const kill = () => {
    session = undefined;
    try {
      process.kill(-driver.pid!, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  };
  return {
    async reader() {
      try {
        await begin();
      } catch {
        kill();
        [address, driver] = await startDriver(display, home);
        await begin();
      }
      await session!.resize(1280, 900);
      return new WebKitTab(session!, scripts ? relays.through : async (address) => address, scripts);
    },
    async close() {
      await session?.end(AbortSignal.timeout(sessionTimeout)).catch(() => {}); // it may have ended by itself
      kill();
      server.kill();
      relays.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

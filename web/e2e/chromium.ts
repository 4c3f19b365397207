// The programs of Chromium, and how the suite starts them.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** What readers have, the likeliest first. */
const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, which opens a page in less than half of the time. */
const windowless = '/usr/bin/chromium-headless-shell';
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

const launchOptions = (options?: BrowserOptions) => ({
  executablePath: executable(options),
  args: quiet,
});

/** Starts a browser that one test file has for itself. */
export const launch = (options?: BrowserOptions) => chromium.launch(launchOptions(options));

/** Starts a browser that other processes connect to. */
export const launchServer = (options?: BrowserOptions) => chromium.launchServer(launchOptions(options));

// The programs of Chromium, and how the suite starts them.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

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

interface Program {
  path: string;
  /** Its name and version: Chromium 156.0.8078.79. */
  version: string;
}

const found = new Map<boolean, Program>();

/** The browser's program, in the places where builds look for it. */
export function program({ windows = false }: BrowserOptions = {}): Program {
  if (!found.has(windows)) {
    // A program without windows opens a page in less than half of the time.
    const command = ['run', './internal/browser/which', ...(windows ? [] : ['-headless'])];
    const [path, version] = execFileSync('go', command, { encoding: 'utf8' }).split('\n') as [string, string];
    found.set(windows, { path, version });
  }
  return found.get(windows)!;
}

const launchOptions = (options?: BrowserOptions) => ({
  executablePath: program(options).path,
  args: quiet,
});

/** Starts a browser that one test file has for itself. */
export const launch = (options?: BrowserOptions) => chromium.launch(launchOptions(options));

/** Starts a browser that other processes connect to. */
export const launchServer = (options?: BrowserOptions) => chromium.launchServer(launchOptions(options));

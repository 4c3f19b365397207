// The browser of the measurements, the same as the browser suite's.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const executable = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

if (!executable) {
  console.error('Chromium is not installed: run `make test-browser` once, which installs it.');
  process.exit(1);
}

export const launch = (...more) =>
  chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...more],
  });

export const row = (name, value, budget = '', over = false) =>
  console.log(`  ${name.padEnd(44)} ${String(value).padStart(14)}   ${budget}${over ? ' *' : ''}`);

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

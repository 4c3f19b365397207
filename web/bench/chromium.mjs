// The browser of the measurements, the same as the browser suite's.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

export const [executable, version] = execFileSync('go', ['run', './internal/browser/which'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).split('\n');

export const launch = (...more) =>
  chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...more],
  });

export const row = (name, value, budget = '', over = false) =>
  console.log(`  ${name.padEnd(44)} ${String(value).padStart(14)}   ${budget}${over ? ' *' : ''}`);

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

#!/usr/bin/env node
// Starts the program of this platform, which is a package of its own. It finds the packages that the engine needs from
// here, where they were installed with this one.
'use strict';

const { spawn } = require('node:child_process');
const path = require('node:path');

const platform = `${process.platform}-${process.arch}`;
const platforms = Object.keys(require('../package.json').optionalDependencies).map(
  (name) => name.split('/')[1],
);

function program() {
  const file = process.platform === 'win32' ? 'vitrine.exe' : 'vitrine';
  try {
    return require.resolve(`@vitrine/${platform}/bin/${file}`);
  } catch {
    const reason = platforms.includes(platform)
      ? `The package @vitrine/${platform}, which has the program for this computer, is not installed. ` +
        'Install again without --omit=optional and --no-optional, and on the platform that runs it.'
      : `There is no program for ${platform}; there is one for each of ${platforms.join(', ')}.`;
    console.error(`vitrine: ${reason}`);
    process.exit(3);
  }
}

const child = spawn(program(), process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, VITRINE_PACKAGES: path.dirname(__dirname) },
});
// The terminal tells both of an interruption; the program decides when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`vitrine: ${error.message}`);
  process.exit(3);
});
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});

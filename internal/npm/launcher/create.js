#!/usr/bin/env node
// npm create vitrine: installs vitrine into the library in this folder, and lets it write the first documentation.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { version } = require('../package.json');

// What each package manager calls its lock file, and how it adds, runs and installs.
const managers = {
  pnpm: { lock: 'pnpm-lock.yaml', add: ['add', '--save-dev'], run: ['exec'] },
  yarn: { lock: 'yarn.lock', add: ['add', '--dev'], run: ['run'] },
  bun: { lock: 'bun.lock', add: ['add', '--dev'], run: ['x', '--no-install'] },
  npm: {
    lock: 'package-lock.json',
    add: ['install', '--save-dev', '--no-audit', '--no-fund'],
    run: ['exec', '--no'],
  },
};

/** The package manager that keeps this project; without a lock file, the one that runs this. */
function manager() {
  for (let folder = process.cwd(); ; folder = path.dirname(folder)) {
    const name = Object.keys(managers).find((one) =>
      fs.existsSync(path.join(folder, managers[one].lock)),
    );
    if (name) return name;
    if (folder === path.dirname(folder) || fs.existsSync(path.join(folder, '.git')))
      break;
  }
  const agent = (process.env.npm_config_user_agent || '').split('/')[0];
  return managers[agent] ? agent : 'npm';
}

const name = manager();
const { add, run } = managers[name];
const asked = process.argv.slice(2);
const specs = [];
for (let at; (at = asked.indexOf('--from')) >= 0;)
  specs.push(...asked.splice(at, 2).slice(1));
if (specs.length === 0) specs.push(`vitrine@${version}`);

function start(args) {
  // A command script of Windows is started by the shell alone, and takes a name with blanks in quotes.
  const shell = process.platform === 'win32';
  const words = shell
    ? args.map((word) => (/\s/.test(word) ? `"${word}"` : word))
    : args;
  const { status, error } = spawnSync(name, words, { stdio: 'inherit', shell });
  if (error)
    console.error(`create-vitrine: ${name} can't be started: ${error.message}`);
  if (status !== 0) process.exit(status || 3);
}

if (!fs.existsSync('package.json')) fs.writeFileSync('package.json', '{}\n');
start([...add, ...specs]);
start([...run, ...(name === 'npm' ? ['--'] : []), 'vitrine', 'init', ...asked]);
start(['install']);

// The first hour of a user, from the packages that make dist makes: installs them into an empty React library and runs
// vitrine init, check, build and dev there. Runs on Linux, macOS and Windows, and needs Node and npm alone.
//
//   node deploy/smoke/first-hour.mjs dist-npm
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const isWindows = process.platform === 'win32';
const stepMinutes = 10;
const library = {
  name: '@acme/ui',
  version: '1.0.0',
  private: true,
  peerDependencies: { react: '>=18' },
};
const page = { file: 'ui/button/index.html', path: '/ui/button/', text: '<button' };

const packages = resolve(process.argv[2] ?? 'dist-npm');
const home = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-first-hour-')));
const folder = join(home, 'acme ui'); // users have blanks in their paths

/** The tarballs to install: the launcher, and the program of this platform. */
function tarballs() {
  const names = existsSync(packages) ? readdirSync(packages) : [];
  return [
    /^vitrine-\d[^-]*(-[a-z]+\.\d+)?\.tgz$/,
    new RegExp(`^vitrine-${process.platform}-${process.arch}-\\d.*\\.tgz$`),
  ].map((pattern) => {
    const found = names.filter((name) => pattern.test(name));
    if (found.length !== 1)
      throw new Error(
        `${packages} has ${found.length} packages like ${pattern}; make dist makes one of them.`,
      );
    return join(packages, found[0]);
  });
}

/** Starts a program in the library's folder. npm and npx are command scripts on Windows, which only a shell starts. */
function start(program, words, stdio) {
  const shell = isWindows && program !== process.execPath;
  const quoted = shell
    ? words.map((word) => (/\s/.test(word) ? `"${word}"` : word))
    : words;
  console.log(`\n$ ${[program, ...quoted].join(' ')}`);
  return spawn(program, quoted, { cwd: folder, shell, stdio });
}

/** The exit code of a process, or an error if it takes too long. */
function ended(child, what) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      end(child);
      fail(new Error(`${what} had not ended after ${stepMinutes} minutes.`));
    }, stepMinutes * 60_000);
    child.on('error', fail);
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code);
    });
  });
}

/** Ends a process and what it has started. Windows has no signal that the launcher could pass on. */
function end(child) {
  if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill('SIGINT');
}

async function run(program, ...words) {
  const code = await ended(start(program, words, 'inherit'), program);
  if (code !== 0)
    throw new Error(`${program} ${words.join(' ')} ended with code ${code}.`);
}

function holds(where, text) {
  if (!text.includes(page.text))
    throw new Error(
      `${where} does not contain ${page.text}:\n${text.slice(0, 2000)}`,
    );
}

/** Dev mode: reads one page from it, and ends it. */
async function dev() {
  const launcher = join('node_modules', 'vitrine', 'bin', 'vitrine.js');
  const child = start(
    process.execPath,
    [launcher, 'dev', '--addr', '127.0.0.1:0'],
    ['ignore', 'pipe', 'inherit'],
  );
  const exited = ended(child, 'vitrine dev');
  try {
    const address = await Promise.race([
      addressOf(child.stdout),
      exited.then((code) =>
        Promise.reject(
          new Error(`vitrine dev ended with code ${code} and served nothing.`),
        ),
      ),
    ]);
    const answer = await fetch(address + page.path, {
      signal: AbortSignal.timeout(stepMinutes * 60_000),
    });
    if (answer.status !== 200)
      throw new Error(`${address}${page.path} was answered with ${answer.status}.`);
    holds(address + page.path, await answer.text());
    console.log(`${address}${page.path} was answered with 200.`);
  } finally {
    end(child);
    await exited;
  }
}

/** The address that dev mode prints once it listens. Everything that it prints is shown. */
function addressOf(output) {
  return new Promise((found) => {
    createInterface({ input: output }).on('line', (line) => {
      console.log(line);
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (match) found(match[0]);
    });
  });
}

try {
  const files = tarballs();
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(library, null, 2));
  await run('npm', 'install', '--save-dev', '--no-audit', '--no-fund', ...files);
  await run('npx', '--no-install', 'vitrine', 'init');
  await run('npm', 'install', '--no-audit', '--no-fund');
  await run('npx', '--no-install', 'vitrine', 'check');
  await run('npx', '--no-install', 'vitrine', 'build', '--out', 'site-dist');
  holds(page.file, readFileSync(join(folder, 'site-dist', page.file), 'utf8'));
  await dev();
  console.log('\nThe first hour passed.');
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

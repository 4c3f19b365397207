import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'bin'));
  for (const name of ['cat', 'dirname', 'env', 'grep', 'mkdir', 'sh', 'tr']) {
    const found = process.env
      .PATH!.split(delimiter)
      .map((place) => join(place, name))
      .find((path) => existsSync(path));
    symlinkSync(found!, join(folder, 'bin', name));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts programs into the made-up PATH, which write down how they are called. */
function provide(programs: Record<string, string>) {
  for (const [name, body] of Object.entries(programs)) {
    const file = join(folder, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${body}\n`);
    chmodSync(file, 0o755);
  }
}
const macOS = { uname: 'echo Darwin', id: 'echo 501' };
const debian = (user: number, aptGet = '') => ({
  uname: 'echo Linux',
  id: `echo ${user}`,
  flock: '',
  sudo: `echo "sudo $*" >>'${folder}/calls'; "$@"`,
  'apt-get': `echo "apt-get $*" >>'${folder}/calls'; ${aptGet}`,
});
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** Runs a script where there is nothing but the made-up programs. */
function run(script: string, ...parameters: string[]) {
  const path = join(process.cwd(), 'tools', script);
  const { stdout, stderr, status } = spawnSync('sh', [path, ...parameters], {
    cwd: folder,
    env: { PATH: join(folder, 'bin') },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}
const install = (...programs: string[]) => run('install.sh', ...programs);

test('nothing is done if all programs are there', () => {
  provide({ ...macOS, nginx: '', 'google-chrome': '' });
  expect(install('nginx', 'chromium')).toEqual({
    stdout: '',
    stderr: '',
    status: 0,
  });
});

test('on macOS, the command for Homebrew is printed, and what only Linux has', () => {
  provide({ ...macOS, caddy: '' });
  expect(
    install('caddy', 'nginx', 'Xvfb', 'hugo', '?chromium-headless-shell'),
  ).toEqual({
    stdout: '',
    stderr:
      'Not installed. Run this, then make again: brew install nginx hugo\n' +
      'Not available on macOS: Xvfb. Run this on Debian.\n',
    status: 1,
  });
});

test('on macOS, an optional program may be missing', () => {
  provide(macOS);
  expect(install('?chromium-headless-shell')).toEqual({
    stdout: '',
    stderr: '',
    status: 0,
  });
});

test('on a Linux without apt-get, the packages are named', () => {
  provide({ uname: 'echo Linux', id: 'echo 1000' });
  const { stderr, status } = install('Xvfb', 'nginx');
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Not installed: xvfb nginx (names of Debian). Install them with your system's packages, then run make again.\n",
  );
});

test('on Debian, each command is printed before sudo runs it', () => {
  provide(debian(1000));
  const { stdout, status } = install('firefox', 'nginx');
  expect(status).toBe(0);
  const commands = [
    'sudo apt-get update -qq',
    'sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr nginx',
  ];
  expect(stdout).toBe(
    `Installing firefox-esr nginx …\n${commands.map((command) => `+ ${command}\n`).join('')}`,
  );
  expect(calls().filter((call) => call.startsWith('sudo'))).toEqual(commands);
});

test('on Debian, root needs no sudo, and an optional package may be missing', () => {
  provide(debian(0, 'case "$*" in *headless*) exit 100;; esac'));
  const { stdout, status } = install('?chromium-headless-shell');
  expect(status).toBe(0);
  expect(stdout).toContain('chromium-headless-shell is not available here');
  expect(calls()).toEqual([
    'apt-get update -qq',
    'apt-get install -y -qq chromium-headless-shell',
  ]);
});

test('a program without a line in programs.txt is named', () => {
  provide(macOS);
  expect(install('nginxx')).toMatchObject({
    stderr: 'nginxx is not in tools/programs.txt.\n',
    status: 1,
  });
});

/** Programs that browser.sh calls. A browser is found from the call of "which" that has this number. */
const searches = (firstFound: number, download: string) => ({
  go: `echo go >>'${folder}/calls'; [ "$(grep -c '^go' '${folder}/calls')" -ge ${firstFound} ]`,
  node: 'echo 1.2.3',
  npx: `echo "npx $*" >>'${folder}/calls'; ${download}`,
});

test('an installed browser is used as it is', () => {
  provide({ ...debian(1000), ...searches(1, 'exit 1') });
  expect(run('browser.sh')).toEqual({ stdout: '', stderr: '', status: 0 });
  expect(calls()).toEqual(['go', 'go']);
});

test("without a browser, Playwright's is downloaded", () => {
  provide({ ...macOS, ...searches(2, '') });
  expect(run('browser.sh').status).toBe(0);
  expect(calls()).toEqual([
    'go',
    'npx --yes playwright-core@1.2.3 install chromium',
    'go',
    'go',
  ]);
});

test("on Debian, Debian's browser is installed if Playwright's can't be downloaded", () => {
  provide({ ...debian(1000), ...searches(3, 'exit 1') });
  const { stdout, status } = run('browser.sh');
  expect(status).toBe(0);
  expect(stdout).toContain(
    '+ sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium\n',
  );
});

test('on macOS, the script fails without a browser', () => {
  provide({ ...macOS, ...searches(9, 'exit 1') });
  expect(run('browser.sh').status).not.toBe(0);
});

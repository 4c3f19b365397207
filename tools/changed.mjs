// Tests what differs from origin/main: node tools/changed.mjs [BASE]. `make test CHANGED=1` runs it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { sortChanges, withImporters } from './changes.mjs';

const base = process.argv[2] ?? 'origin/main';
const lines = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .filter(Boolean);

/** Committed, uncommitted and new files that differ from the base. */
function changedFiles() {
  const [from] = lines('git', 'merge-base', base, 'HEAD');
  return [
    ...lines('git', 'diff', '--name-only', from),
    ...lines('git', 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** All packages of the module, with what they and their tests depend on. */
function goPackages() {
  const packages = new Map();
  const format = '{{or .ForTest .ImportPath}}\t{{.Dir}}\t{{join .Deps " "}}';
  for (const line of lines('go', 'list', '-test', '-f', format, './...')) {
    const [path, folder, imports] = line.split('\t');
    const own = packages.get(path) ?? {
      path,
      folder: relative('.', folder),
      imports: [],
    };
    // A package that is compiled for a test has the test's name behind its own.
    own.imports.push(
      ...imports.split(' ').map((name) => name.replace(/\s*\[.*/, '')),
    );
    packages.set(path, own);
  }
  return [...packages.values()].filter(({ path }) => !path.endsWith('.test'));
}

const isPage = (folder) =>
  existsSync(`${folder}/index.md`) || existsSync(`${folder}/index.mdx`);

const packages = goPackages();
const changes = sortChanges(changedFiles(), {
  goFolders: new Set(packages.map(({ folder }) => folder)),
  isPage,
});
const paths = packages
  .filter(({ folder }) => changes.go.includes(folder))
  .map(({ path }) => path);

let failed = false;
/** Runs a command with what it prints on the screen. */
function run(what, program, words, environment = {}) {
  console.log(`${what} …`);
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  failed ||= status !== 0;
}
/** Runs a target of the Makefile. */
const make = (what, ...words) =>
  run(what, 'make', ['--no-print-directory', ...words]);

if (changes.tsgo)
  run('Tests of the TypeScript compiler', 'go', ['-C', 'tsgo', 'test', './...']);
if (paths.length > 0) {
  const tested = withImporters(paths, packages);
  make(
    `Tests of ${tested.length} Go packages`,
    'test-go',
    `PACKAGES=${tested.join(' ')}`,
  );
}
if (changes.web) {
  make('Units of the web', 'test-web');
  make('Six pages', 'test-browser', 'VITRINE_PAGES=smoke');
}
if (changes.site) make('Problems of the site', 'check-site');
if (changes.pages.length > 0) {
  // The visits make these pages, and fail if they have problems.
  run('Documented behavior of the pages', 'bin/vitrine', [
    'verify',
    '--site',
    'site',
    ...changes.pages,
  ]);
  make(
    `Visits of ${changes.pages.length} pages`,
    'test-browser',
    `VITRINE_PAGES=${changes.pages.join(',')}`,
  );
}
console.log(
  failed ? 'Some tests failed.' : `All tests passed of what differs from ${base}.`,
);
process.exitCode = failed ? 1 : 0;

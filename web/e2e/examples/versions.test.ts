// Three releases of a library that exists, each with the packages of its tag.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { changeIn, repository } from '../repository';
import { run } from '../serve';

const folder = '.cache/examples/versions';
const releases = ['2.8.0', '2.9.2', '2.10.10'];

const { git, release: tag } = repository(folder);
const change = changeIn(folder);

const build = () =>
  run(
    folder,
    `${process.cwd()}/bin/vitrine`,
    'build',
    '--site',
    'docs',
    '--out',
    'out',
    '--cache',
    '.cache',
    '--browser',
    'none',
  );

const propsOf = (version: string, component: string) =>
  readFileSync(`${folder}/out/${version}bootstrap/api/${component}/index.md`, 'utf8');

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('examples/react-bootstrap', folder, { recursive: true, filter: (name) => !name.includes('node_modules') });
  writeFileSync(`${folder}/.gitignore`, 'node_modules\n.cache\nout\n');
  git('init', '--quiet');
  for (const release of releases) {
    change('package.json', /"react-bootstrap": "[^"]*"/, `"react-bootstrap": "${release}"`);
    change('docs/vitrine.yaml', /version: .*/, `version: ${release}`);
    await run(
      folder,
      'npm',
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    );
    tag(release, '.');
  }
  const former = releases.slice(0, -1).map((tag) => `  - {label: '${tag}', path: /v${tag}/, tag: v${tag}}\n`);
  change('docs/vitrine.yaml', 'families:', `version: '2.10'\nversions:\n${former.toReversed().join('')}families:`);
  await run(folder, 'npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
}, 600_000);

test('each release has the reference of its own types, and is built once', async () => {
  expect(await build()).toContain('Built former versions, which are kept: 2.9.2, 2.8.0');
  const pages = ['v2.8.0/', 'v2.9.2/', ''].map((version) => readdirSync(`${folder}/out/${version}bootstrap/api`));
  for (const list of pages) expect(list.length).toBeGreaterThan(100);
  expect(pages[0]).not.toEqual(pages[2]);
  for (const release of releases.slice(0, -1)) expect(propsOf(`v${release}/`, 'button')).toContain('variant');

  change('docs/content/index.md', /\n$/, '\nOne line more.\n');
  expect(await build()).not.toContain('Built former versions');
  expect(readFileSync(`${folder}/out/index.html`, 'utf8')).toContain('One line more.');
}, 600_000);

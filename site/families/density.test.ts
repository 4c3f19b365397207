import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

const folder = '.cache/test/density'; // where the package is found
const source = readFileSync(new URL('./density.ts', import.meta.url), 'utf8');

/** Lists with a mistake each, and what the compiler says of them. */
const mistakes: Record<string, { list: string; problem: string }> = {
  component: {
    list: source.replace(/.*MuiChip:.*\n/, ''),
    problem: "'MuiChip' is missing",
  },
  prop: {
    list: source.replace(/(MuiTextField:.*), size: 'small'/, '$1'),
    problem: "'size' is missing",
  },
  exception: {
    list: source.replace('  MuiChip:', '  MuiTableCell:'),
    problem: "'MuiTableCell' does not exist",
  },
};

let said: string[];

/** The compiler compares all lists with the types of the installed package, which it reads once. */
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const lists = { list: source } as Record<string, string>;
  for (const [name, { list }] of Object.entries(mistakes)) lists[name] = list;
  for (const [name, list] of Object.entries(lists))
    writeFileSync(`${folder}/${name}.ts`, list);
  const parameters = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
  ];
  parameters.push('--moduleResolution', 'bundler', '--pretty', 'false');
  const files = Object.keys(lists).map((name) => `${folder}/${name}.ts`);
  said = await new Promise((resolve) =>
    execFile(
      'web/node_modules/.bin/tsc',
      [...parameters, ...files],
      (_error, stdout, stderr) => resolve((stdout + stderr).split(/^(?=\S)/m)),
    ),
  );
});

const saidOf = (name: string) =>
  said.filter((problem) => problem.includes(`${name}.ts`)).join('');

test('every component that the types can make compact is in the list, with all props that do', () => {
  expect(saidOf('list')).toBe('');
  const files = Object.keys(mistakes).map((name) => `${name}.ts`);
  expect(
    said.filter((problem) => !files.some((file) => problem.includes(file))),
  ).toEqual([]);
});

test.each(Object.keys(mistakes))('the comparison notices a wrong %s', (name) => {
  expect(mistakes[name]!.list).not.toBe(source);
  expect(saidOf(name)).toContain(mistakes[name]!.problem);
});

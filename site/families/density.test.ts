import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./density.ts', import.meta.url), 'utf8');

/** What the compiler says of a list, which it compares with the types of the installed package. */
function problemsOf(text: string): Promise<string> {
  const folder = '.cache/test/density'; // where the package is found
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/density.ts`, text);
  const parameters = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  return new Promise((resolve) =>
    execFile(
      'web/node_modules/.bin/tsc',
      [...parameters, `${folder}/density.ts`],
      (_error, stdout, stderr) => resolve(stdout + stderr),
    ),
  );
}

test('every component that the types can make compact is in the list, with all props that do', async () => {
  expect(await problemsOf(source)).toBe('');
});

test.each([
  ['without a component', /.*MuiChip:.*\n/, '', "'MuiChip' is missing"],
  ['without a prop', /(MuiTextField:.*), size: 'small'/, '$1', "'size' is missing"],
  [
    'with an exception',
    '  MuiChip:',
    '  MuiTableCell:',
    "'MuiTableCell' does not exist",
  ],
])('the comparison notices a list %s', async (_, from, to, problem) => {
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  expect(await problemsOf(changed)).toContain(problem);
});

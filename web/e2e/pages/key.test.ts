// What changes the key of a page, and what does not.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf } from './key';
import type { Lock } from './lock';

const page = { path: '/kit/button/', product: 'kit', package: 'kit' };
const index = 'content/kit/button/index.md';

/** A lock file with these versions. */
const lockOf = (versions: Record<string, string> = {}): Lock => ({
  packages: {
    'node_modules/react': { version: '18.0.0' },
    'node_modules/kit': { version: '1.0.0', dependencies: { inner: '1' } },
    'node_modules/kit/node_modules/inner': {
      version: '1.0.0',
      peerDependencies: { deep: '1' },
    },
    'node_modules/inner': { version: '2.0.0' },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/@date/core': { version: '1.0.0' },
    'node_modules/icons': { version: '1.0.0' },
    'node_modules/linter': { version: '1.0.0' },
    ...Object.fromEntries(Object.entries(versions).map(([place, version]) => [place, { version }])),
  },
});

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const key = (versions?: Record<string, string>) => keyOf(page, { folder, lock: lockOf(versions) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  write(
    index,
    [
      '# Button',
      '{{"demo": "Basic.tsx"}}',
      '{{"playground": "Button"}}',
      '{{"component": "Counter", "generated": "counts"}}',
      '{{',
      'component: Wheel',
      'generated: wheels',
      '}}',
      '<!--@include: ./_part.md-->',
      '<!--@include: @/shared/note.md-->',
    ].join('\n'),
  );
  write('content/kit/button/index.de.md', '# Knopf');
  write('content/kit/button/_part.md', 'Part');
  write('shared/note.md', 'Note');
  write('content/kit/button/claims.test.ts', 'claim()');
  write('content/kit/button/demos/Basic.tsx', "import { day } from '@date/core/day';\nimport '../../../../lib/data';");
  write('content/kit/button/more/index.md', '# More');
  write('content/kit/input/index.md', '# Input');
  write('lib/data.ts', "export * from './deeper';");
  write('lib/deeper.ts', 'export {};');
  write('components/Counter.tsx', 'export {};');
  write('components/Counter.css', '.a {}');
  write('components/Other.tsx', 'export {};');
  write('components/Wheel.tsx', 'export {};');
  write('generators/wheels.ts', 'export {};');
  write('generators/counts.ts', "readFileSync('node_modules/icons/list.json')");
  write('families/kit.tsx', 'export {};');
  write('families/kit.test.ts', 'test()');
  write('specimens/kit.tsx', 'export {};');
  write('specimens/other.tsx', 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  index,
  'content/kit/button/index.de.md',
  'content/kit/button/_part.md',
  'content/kit/button/demos/Basic.tsx',
  'content/kit/button/demos/New.tsx',
  'shared/note.md',
  'lib/data.ts',
  'lib/deeper.ts',
  'components/Counter.tsx',
  'components/Counter.css',
  'components/Wheel.tsx',
  'generators/wheels.ts',
  'generators/counts.ts',
  'families/kit.tsx',
  'specimens/kit.tsx',
])('the key changes with %s', (file) => {
  const before = key();
  expect(key()).toBe(before);
  write(file, '// another text');
  expect(key()).not.toBe(before);
});

test.each([
  'content/kit/button/claims.test.ts',
  'content/kit/button/verified.json',
  'content/kit/button/more/index.md',
  'content/kit/input/index.md',
  'components/Other.tsx',
  'families/kit.test.ts',
  'specimens/other.tsx',
])('the key stays when %s changes', (file) => {
  const before = key();
  write(file, '// another text');
  expect(key()).toBe(before);
});

test.each([
  ['react', 'node_modules/react', true],
  ['the package of the product', 'node_modules/kit', true],
  ['a nested package', 'node_modules/kit/node_modules/inner', true],
  ['a package that only a package needs', 'node_modules/deep', true],
  ['a package that a demo imports', 'node_modules/@date/core', true],
  ['a package whose files a generator reads', 'node_modules/icons', true],
  ['a package of the same name that is not used', 'node_modules/inner', false],
  ['a tool', 'node_modules/linter', false],
])('a new version of %s', (_, place, changes) => {
  expect(key({ [place]: '9.0.0' }) !== key()).toBe(changes);
});

test('a page without sources has no key', () => {
  expect(keyOf({ ...page, path: '/kit/all/' }, { folder, lock: lockOf() })).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { sortChanges, withImporters } from './changes.mjs';

const checkout = {
  goFolders: new Set([
    'cmd/vitrine',
    'internal/migration',
    'internal/nav',
    'internal/typescript',
  ]),
  isPage: (folder: string) => folder === 'site/content/lib/react-one',
};
const nothing = { go: [], tsgo: false, web: false, pages: [], site: false };

describe('changed files are sorted into what tests them', () => {
  test.each([
    ['a source of Go', 'internal/nav/order.go', { go: ['internal/nav'] }],
    [
      'test data, in the package above it',
      'internal/migration/testdata/a/b.txtar',
      { go: ['internal/migration'] },
    ],
    [
      'the compiler, with the package that links it',
      'tsgo/check/program.go',
      { tsgo: true, go: ['internal/typescript'] },
    ],
    ['a component of the theme', 'web/theme-default/Header.tsx', { web: true }],
    ['a component of the site', 'site/components/News.tsx', { web: true }],
    ['a script of the checkout', 'tools/slowest.mjs', { web: true }],
    [
      'a page',
      'site/content/lib/react-one/index.md',
      { pages: ['/lib/react-one/'] },
    ],
    [
      'a demo',
      'site/content/lib/react-one/demos/One/css/index.tsx',
      { pages: ['/lib/react-one/'] },
    ],
    ['the configuration of the site', 'site/vitrine.yaml', { site: true }],
    [
      'a guide',
      'docs/authoring.md',
      {
        go: ['cmd/vitrine', 'cmd/vitrined', 'internal/scaffold', 'internal/source'],
      },
    ],
    ['modules of Go', 'go.mod', { go: [...checkout.goFolders] }],
    ['a file that no test reads', 'LICENSE', {}],
  ])('%s', (_, file, expected) => {
    expect(sortChanges([file], checkout)).toEqual({ ...nothing, ...expected });
  });

  test('several files of one page are one page', () => {
    const files = ['index.md', 'demos/One.tsx'].map(
      (name) => `site/content/lib/react-one/${name}`,
    );
    expect(sortChanges(files, checkout).pages).toEqual(['/lib/react-one/']);
  });
});

test('importers of a changed package are tested, others are not', () => {
  const packages = [
    { path: 'v/nav', imports: [] },
    { path: 'v/site', imports: ['v/nav'] },
    { path: 'v/card', imports: ['v/font'] },
  ];
  expect(withImporters(['v/nav'], packages)).toEqual(['v/nav', 'v/site']);
});

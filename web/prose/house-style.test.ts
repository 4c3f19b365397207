import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const options = ['--rulesdir', 'web/prose/rules', '--format', 'json', '--stdin', '--stdin-filename', 'page.md'];

/** The problems of a page: line, column and the text that is one. */
const problems = (page: string) => {
  const { stdout } = spawnSync('node', ['web/node_modules/textlint/bin/textlint.js', ...options], {
    input: page,
    encoding: 'utf8',
  });
  const [{ messages }] = JSON.parse(stdout);
  return messages.map(({ line, column, message }: { line: number; column: number; message: string }) => [
    line,
    column,
    /“(.*)”/.exec(message)?.[1],
  ]);
};

// A process of its own that reads textlint first takes its time on a busy machine.
describe('house style', { timeout: 120_000 }, () => {
  test('finds phrases in prose, leads and tables, and vague headings, at their places', () => {
    const page = [
      '# Button',
      '',
      '<p class="description">A behaviour of its own.</p>',
      '',
      'Icons **belong into** the start.',
      '',
      '## Its place',
      '',
      '| Prop | Colour |',
      '| :-- | :-- |',
      '| `a` | Save! |',
    ].join('\n');
    expect(problems(page)).toEqual([
      [3, 26, 'behaviour'],
      [5, 9, 'belong into'],
      [7, 4, 'Its'],
      [9, 10, 'Colour'],
      [11, 13, '!'],
    ]);
  });

  test('finds phrases in front matter and in what directives show, at their places', () => {
    const page = [
      '---',
      'title: Colour',
      'description: "What somebody does."',
      'aliases:',
      '  grey: colors',
      '---',
      '',
      '# Colors',
      '',
      '{{"demo": "Colour.tsx", "title": "A cover that nobody sees"}}',
      '',
      '{{',
      'component: Cells',
      'cells:',
      '  - title: Grey',
      '    text: Whoever asks!',
      '    href: /grey/',
      '}}',
    ].join('\n');
    expect(problems(page)).toEqual([
      [2, 8, 'Colour'],
      [3, 20, 'somebody'],
      [10, 48, 'nobody'],
      [15, 12, 'Grey'],
      [16, 11, 'Whoever'],
      [16, 23, '!'],
    ]);
  });

  test('leaves other keys, code and markup alone', () => {
    const page = [
      '---',
      'title: Colors',
      'githubLabel: colour',
      '---',
      '',
      '# Colors',
      '',
      '{{"demo": "Colour.tsx", "cost": "Grey!"}}',
      '',
      '{{',
      'wall:',
      '  - demo: Colour.tsx',
      '    from: /grey/',
      '',
      '# colour!',
      '}}',
      '',
      'The prop `colour` is <kbd title="grey">G</kbd>.',
      '',
      '```tsx',
      '// colour!',
      '```',
      '',
      '````markdown',
      '{{"demo": "A.tsx", "title": "Grey"}}',
      '````',
    ].join('\n');
    expect(problems(page)).toEqual([]);
  });
});

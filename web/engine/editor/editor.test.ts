import { describe, expect, test } from 'vitest';
import { compile, read } from './compile';
import { changeTo, type Line } from './highlight';
import { editOf } from './keys';
import { hashOf, maximumCode, ofHash } from './share';

const scriptOf = (code: string) => {
  const compiled = compile(code);
  return 'script' in compiled ? compiled.script : expect.unreachable(compiled.message);
};

describe('compiling', () => {
  test('types and JSX are gone, imports are asked for', () => {
    const js = scriptOf(
      "import * as React from 'react';\nexport default function A({ b }: { b: string }) { return <p>{b as any}</p>; }",
    );
    expect(js).toMatch(/^vitrineRun\(function \(require, module, __guard\)/);
    expect(js).toContain("require('react')");
    expect(js).not.toMatch(/: \{ b: string|as any|<p>/);
    expect(() => new Function(js)).not.toThrow();
  });
  test('a syntax error names its place', () => {
    expect(compile('const a = 1;\nconst b = ;')).toMatchObject({
      line: 2,
      column: 11,
    });
  });
  const nested = (before: string, inner: string, after: string, levels: number) =>
    `\nexport const z = ${before.repeat(levels)}${inner}${after.repeat(levels)};`;
  test.each([
    ['parameters in defaults of parameters', nested('(a = ', '1', ') => 1', 40), 2],
    ['elements', nested('<b>', '1', '</b>', 20_000), 0],
    ['lists', nested('[', '', ']', 50_000), 0],
  ])('code that is nested too deep is refused: %s', (_, code, line) => {
    expect(compile(code)).toMatchObject({ message: 'The code is nested too deep to be read.', line });
    expect(() => read(code)).toThrow(/nested too deep|call stack/);
  });
  test('elements in attributes of each other are read in one pass', () => {
    const list = `[${'1, '.repeat(100_000)}]`;
    expect(read(nested('<b a={', list, '}/>', 300)).elements).toHaveLength(300);
  });
  test('what throws is named by the line of the reader', () => {
    const code = 'const a: string[] = [];\n\nexport default () => {\n  for (const b of a) {}\n  return c;\n};';
    const lines = scriptOf(code).split('\n');
    expect(lines[4]).toContain('return c');
    expect(lines.at(-1)).toBe('//# sourceURL=demo.tsx');
  });
});

describe('keys', () => {
  const at = (value: string) => ({
    text: value.replaceAll('|', ''),
    start: value.indexOf('|'),
    end: value.lastIndexOf('|') - (value.split('|').length > 2 ? 1 : 0),
  });
  const press = (key: string, value: string, shiftKey = false) => {
    const { text, start, end } = at(value);
    const edit = editOf({ key, shiftKey }, text, start, end);
    return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  };
  test.each([
    ['Tab', 'a|', 'a  '],
    ['Tab', '|a\nb|', '  a\n  b'],
    ['Enter', '  a|', '  a\n  '],
    ['Enter', '  a(|', '  a(\n    '],
    ['Enter', '  <b />|', '  <b />\n  '],
    ['Backspace', '    |a', '  a'],
    ['Backspace', '  a|', undefined],
    ['(', '|ab|', '(ab)'],
    ['(', 'a|', undefined],
    ['x', '|ab|', undefined],
  ])('%s at %j', (key, value, wanted) => {
    expect(press(key, value)).toBe(wanted);
  });
  test('Shift and Tab move lines back', () => {
    expect(press('Tab', '  a|\n    b|', true)).toBe('a\n  b');
  });
});

describe('highlighting', () => {
  const of = (code: string) => changeTo(code, []).added;
  const plain = (html: string) =>
    html
      .replace(/<\/?(?:span|bdi)[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');

  test('changes no letter', () => {
    const code =
      'const a = "<b>&"; // it\'s\n`${c}`; <Button size="small">x</Button> 1.5e3 \u00e9\n\n/* a\n*/ `b\\\n\u2028c` \'d';
    expect(
      of(code)
        .map(({ html }) => plain(html))
        .join('\n'),
    ).toBe(code);
    expect(of(code)[0]!.html).toContain('<span class="k">const</span>');
  });

  test('comments and templates go on in the next lines until they are closed', () => {
    expect(of('a /* b\nc\n*/ d `e\nf \\`\ng` h').map(({ html }) => html)).toEqual([
      'a <span class="c">/* b</span>',
      '<span class="c">c</span>',
      '<span class="c">*/</span> d <span class="s">`e</span>',
      '<span class="s">f \\`</span>',
      '<span class="s">g`</span> h',
    ]);
    expect(of('/**/ a `` b /*/\n*/ c').map(({ html }) => html)).toEqual([
      '<span class="c">/**/</span> a <span class="s">``</span> b <span class="c">/*/</span>',
      '<span class="c">*/</span> c',
    ]);
  });

  const long = Array.from({ length: 1500 }, (_, index) => `const value${index} = 'some words of a line';`);
  test.each<[string, (lines: string[]) => string[], number, number]>([
    ['nothing', (lines) => lines, 0, 0],
    ['a letter', (lines) => lines.with(700, `${lines[700]}x`), 1, 1],
    ['a line more', (lines) => lines.toSpliced(700, 0, lines[700]!), 1, 0],
    ['a line less', (lines) => lines.toSpliced(700, 1), 0, 1],
    ['two lines made one', (lines) => lines.toSpliced(700, 2, `${lines[700]}${lines[701]}`), 1, 2],
    ['a comment opened at the end', (lines) => lines.with(1499, '/*'), 1, 1],
    ['a comment opened far above its end', (lines) => lines.with(10, '/*').with(20, '*/'), 11, 11],
    ['all', (lines) => lines.map((line) => `${line} // changed`), 1500, 1500],
  ])('%s of 1,500 lines changes: as few lines are highlighted anew', (_, edit, added, removed) => {
    const lines = of(long.join('\n'));
    const text = edit(long).join('\n');
    const change = changeTo(text, lines);
    expect([change.added.length, change.removed]).toEqual([added, removed]);
    expect(lines.toSpliced(change.from, change.removed, ...change.added)).toEqual(of(text) satisfies Line[]);
  });
});

describe('sharing', () => {
  test('a link gives back what it was made of', async () => {
    const shared = {
      demo: 'ButtonColors',
      language: 'tsx',
      code: 'const é = "✓";\n'.repeat(2000),
    };
    const hash = await hashOf(shared);
    expect(hash.length).toBeLessThan(1000);
    expect(await ofHash(hash)).toEqual(shared);
  });
  test('a link unpacks to a megabyte at most', async () => {
    const link = async (text: Uint8Array, stream = new CompressionStream('deflate-raw')) => {
      const packed = await new Response(new Blob([text as BlobPart]).stream().pipeThrough(stream)).arrayBuffer();
      return `#code/A/tsx/${Buffer.from(packed).toString('base64url')}`;
    };
    const bomb = await link(new Uint8Array(64 << 20).fill(97));
    await expect(ofHash(bomb)).rejects.toThrow('longer than a megabyte');
    await expect(ofHash(`#code/A/tsx/${'a'.repeat(3 << 20)}`)).rejects.toThrow('longer than a megabyte');
    expect((await ofHash(await link(new Uint8Array(maximumCode).fill(97))))?.code).toHaveLength(maximumCode);
  });
  test('other hashes carry none, damaged ones say so', async () => {
    expect(await ofHash('#ButtonColors')).toBeUndefined();
    const hash = await hashOf({
      demo: 'A',
      language: 'js',
      code: 'const a = Math.random() + "abcdefgh";',
    });
    for (const damaged of [hash.slice(0, -8), '#code/A/js/', '#code/', '#code/A/js/!!!'])
      await expect(ofHash(damaged)).rejects.toThrow('damaged');
  });
});

import { describe, expect, test } from 'vitest';
import { compile, CompileError } from './compile';
import { highlight } from './highlight';
import { editOf } from './keys';
import { hashOf, maximumCode, ofHash } from './share';

describe('compiling', () => {
  test('types and JSX are gone, imports are asked for', () => {
    const js = compile(
      "import * as React from 'react';\nexport default function A({ b }: { b: string }) { return <p>{b as any}</p>; }",
    );
    expect(js).toMatch(/^vitrineRun\(function \(require, module, __guard\)/);
    expect(js).toContain("require('react')");
    expect(js).not.toMatch(/: \{ b: string|as any|<p>/);
    expect(() => new Function(js)).not.toThrow();
  });
  test('a syntax error names its line', () => {
    try {
      compile('const a = 1;\nconst b = ;');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CompileError);
      expect((error as CompileError).line).toBe(2);
    }
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

test('highlighting changes no letter', () => {
  const code = 'const a = "<b>&"; // it\'s\n`${c}`; <Button size="small">x</Button> 1.5e3 \u00e9';
  const text = highlight(code)
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text).toBe(code);
  expect(highlight(code)).toContain('<span class="k">const</span>');
});

describe('sharing', () => {
  test('a link gives back what it was made of', async () => {
    const shared = { demo: 'ButtonColors', language: 'tsx', code: 'const é = "✓";\n'.repeat(2000) };
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
    const hash = await hashOf({ demo: 'A', language: 'js', code: 'const a = Math.random() + "abcdefgh";' });
    for (const damaged of [hash.slice(0, -8), '#code/A/js/', '#code/', '#code/A/js/!!!'])
      await expect(ofHash(damaged)).rejects.toThrow('damaged');
  });
});

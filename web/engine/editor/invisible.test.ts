import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeTo } from './highlight';
import { marked } from './invisible';

const cases: { text: string; marked: string[] }[] = JSON.parse(
  readFileSync('internal/invisible/testdata/cases.json', 'utf8'),
);
const marks = (html: string) => [...html.matchAll(/<bdi class="u" data-code-point="([^"]+)"/g)].map(([, code]) => code);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('the table has cases', () => expect(cases.length).toBeGreaterThan(50));

test.each(cases)('$text', ({ text, marked: wanted }) => {
  expect(marks(marked(text))).toEqual(wanted);
  expect(textOf(marked(text))).toBe(text);
});

test('edited code has a mark within its colors, and its text stays what it was', () => {
  const code = "const a = 'x\u202Ey'; // \u2066\n<p>👩\u200D💻 a\u200Bb</p>";
  const lines = changeTo(code, []).added.map((line) => line.html);
  expect(lines.flatMap(marks)).toEqual(['U+202E', 'U+2066', 'U+200B']);
  expect(lines.map((html) => textOf(html.replaceAll('&lt;', '‹').replaceAll('&gt;', '›'))).join('\n')).toBe(
    code.replaceAll('<', '‹').replaceAll('>', '›'),
  );
});

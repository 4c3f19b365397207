import { expect, test } from 'vitest';
import { messageOf, type Shown } from './diagnostic';
import { plainCode, plainText } from './plain';

test('messages are one line without hidden characters, and short', () => {
  expect(plainText('a\nb\u202Ec\u0000d\u2066e')).toBe('a b c d e');
  expect(plainText('x'.repeat(64 << 20))).toHaveLength(1002);
});

test.each([
  ['const \u202E x = ;', String.raw`const \u202E x = ;`],
  ['a\u2066b\u200Bc\u0000d\u3164', String.raw`a\u2066b\u200Bc\u0000d\u3164`],
  ['\u{E0041}\uD800', String.raw`\u{E0041}\uD800`],
  ['\tconst text = "é ש ❤️ 漢";', '\tconst text = "é ש ❤️ 漢";'],
])('code shows what is hidden in it: %j', (line, shown) => expect(plainCode(line)).toBe(shown));

test('messages of mistakes quote no hidden character', () => {
  const place = { start: 0, end: 0, fixes: [] };
  const value: Shown = { ...place, kind: 'value', of: 'A\u200CB', prop: 'c\u200Dd', value: '"e\u202Ef\u2066g"' };
  expect(messageOf(value)).toBe('c d of A B can’t be "e f g".');
  expect(messageOf({ ...value, kind: 'type', message: 'Type \'"\u202E"\' is\nwrong' })).toBe(`Type '" "' is wrong`);
});

import { expect, test } from 'vitest';
import { highlighted } from './highlighted';

const shown = (text: string, ...met: string[]) =>
  highlighted(text, met)
    .map(([part, isMet]) => (isMet ? `[${part}]` : part))
    .join('');

// The same cases as in internal/server/answer_test.go.
test.each([
  ['Text Field', 'text', '[Text] Field'],
  ['TextField', 'field', 'Text[Field]'],
  ['Button Group', 'gr', 'Button [Gr]oup'],
  ['limitTags', 'limit tag', '[limitTag]s'],
  ['<b>', 'b', '<[b]>'],
  ['Sizes', 'button', 'Sizes'],
  ['', 'a', ''],
])('in %s, %s', (text, met, expected) => {
  expect(shown(text, ...met.split(' '))).toBe(expected);
});

test('nothing of a text is lost', () => {
  const text = 'ǅungla: é ´ 日本語 ABCdef 12px — 🎉';
  expect(
    highlighted(text, ['d', '12', '日'])
      .map(([part]) => part)
      .join(''),
  ).toBe(text);
});

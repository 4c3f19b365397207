import { expect, test } from 'vitest';
import { highlighted } from './highlighted';
import { stem } from './stem';

const shown = (text: string, ...met: string[]) =>
  highlighted(text, met.map(stem))
    .map(([part, isMet]) => (isMet ? `[${part}]` : part))
    .join('');

test.each([
  ['Text Field', 'text', '[Text] Field'],
  ['TextField', 'field', 'Text[Field]'],
  ['Sizes', 'size', '[Sizes]'],
  ['Sizes', 'button', 'Sizes'],
  ['<b>', 'b', '<[b]>'],
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

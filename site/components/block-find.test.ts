import { expect, test } from 'vitest';
import { answers, wordsOf } from './block-find';

const form = [
  { name: 'Button', props: ['children', 'type'] },
  { name: 'TextField', props: ['error', 'helperText', 'type'] },
  { name: 'Stack', props: ['spacing'] },
];

test.each([
  ['textfield', [1]],
  ['helper', [1]],
  ['type', [0, 1]],
  ['TextField.type', [1]],
  ['<Button type>', [0]],
  ['Stack Button', [0, 2]],
  ['Stack stepper', undefined],
  ['', [0, 1, 2]],
])('%s', (query, found) => {
  expect(answers(form, wordsOf(query))).toEqual(found);
});

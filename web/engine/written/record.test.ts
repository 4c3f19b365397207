import { expect, test } from 'vitest';
import { difference } from './record';

const look = (color: string, tag = 'p') => [
  { tag, styles: [new Map([['color', color]]), new Map<string, string>(), new Map<string, string>()] },
];

test('a look that stays is no difference', () => {
  expect(difference(look('red'), look('red'))).toBe('');
});

test('lengths that differ by less than anyone sees are the same', () => {
  expect(difference(look('19.9984px 1px'), look('20.0016px 1px'))).toBe('');
  expect(difference(look('20px'), look('24px'))).toBe('color of <p> is 20px, then 24px');
  expect(difference(look('1px'), look('1em'))).not.toBe('');
});

test('what differs is said in words', () => {
  expect(difference(look('red'), look('teal'))).toBe('color of <p> is red, then teal');
  expect(difference(look('red'), [])).toBe('1 elements were sent, and scripts make 0 of them');
  expect(difference(look('red'), look('red', 'b'))).toContain('scripts make');
});

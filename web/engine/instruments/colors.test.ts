import { expect, test } from 'vitest';
import { over, ratio } from './colors';

test('contrast is the ratio of WCAG', () => {
  expect(ratio([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21, 5);
  expect(ratio([1, 1, 1, 1], [1, 1, 1, 1])).toBe(1);
  expect(ratio([0x19 / 255, 0x76 / 255, 0xd2 / 255, 1], [1, 1, 1, 1])).toBeCloseTo(4.6, 2);
});

test('what shines through counts', () => {
  expect(over([0, 0, 0, 0.5], [1, 1, 1, 1])).toEqual([0.5, 0.5, 0.5, 1]);
  expect(over([1, 0, 0, 1], [1, 1, 1, 1])).toEqual([1, 0, 0, 1]);
});

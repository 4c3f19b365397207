import { expect, test } from 'vitest';
import { isNoticed, type Sight } from './sight';

const seen = (...lines: string[]): Sight => new Map([['rest', lines]]);

test('a difference is noticed that is there each time', () => {
  expect(isNoticed([seen('a', 'b'), seen('a', 'b')], [seen('a', 'c'), seen('a', 'c')])).toBe(true);
  expect(isNoticed([seen('a'), seen('a')], [seen('a', 'b'), seen('a', 'b')])).toBe(true);
});

test('no difference is none', () => {
  expect(isNoticed([seen('a'), seen('a')], [seen('a'), seen('a')])).toBe(false);
});

test('what differs by itself tells nothing', () => {
  expect(isNoticed([seen('a', '1'), seen('a', '2')], [seen('a', '3'), seen('a', '3')])).toBe(false);
  expect(isNoticed([seen('a'), seen('a')], [seen('b'), seen('a')])).toBe(false);
  expect(isNoticed([seen('a'), seen('a', 'b')], [seen('c'), seen('c')])).toBe(false);
});

test('chance in one line does not hide a difference in another', () => {
  expect(isNoticed([seen('a', '1'), seen('a', '2')], [seen('b', '3'), seen('b', '4')])).toBe(true);
});

test('moments that only some rows have are left out', () => {
  const more = new Map([...seen('a'), ['hover', ['b']]]) as Sight;
  expect(isNoticed([more, seen('a')], [seen('a'), seen('a')])).toBe(false);
});

import { expect, test } from 'vitest';
import { inBothModes } from './modes';

test('each mode holds in a part of the page as well, the dark one not on paper', () => {
  expect(inBothModes(':root{--a:1;--b:var(--a)}:root[data-mode="dark"]{--a:2}')).toBe(
    ':root,[data-mode]{--a:1;--b:var(--a)}@media not print{:root[data-mode="dark"],[data-mode="dark"]{--a:2}}',
  );
  expect(inBothModes(':root .x{--a:1}')).toBe(':root .x{--a:1}');
});

import { describe, expect, test } from 'vitest';
import { demoOfHash } from './tools';

describe('address of a source', () => {
  test.each([
    ['#Name.tsx', 'Name'],
    ['#Name.js', 'Name'],
    ['#tailwind-Name.tsx', 'Name'],
    ['#Name', undefined],
    ['#.js', undefined],
  ])('%s', (hash, name) => {
    expect(demoOfHash(hash)).toBe(name);
  });
});

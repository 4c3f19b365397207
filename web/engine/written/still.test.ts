import { expect, test } from 'vitest';
import { ofLightClasses, pairClasses, type Drawn } from './still';

const drawn = (classes: string, attributes = 'role=row', localName = 'div'): Drawn => ({
  localName,
  classes: classes.split(' '),
  attributes,
});

test('classes in the same places are pairs', () => {
  const pairs = pairClasses([drawn('row a1'), drawn('cell a2')], [drawn('row b1'), drawn('cell b2')], new Map());
  expect([...pairs!]).toEqual([
    ['row', 'row'],
    ['a1', 'b1'],
    ['cell', 'cell'],
    ['a2', 'b2'],
  ]);
});

test('what differs by more than classes has no pairs', () => {
  const none = new Map<string, string>();
  expect(pairClasses([drawn('a')], [], none)).toBeUndefined();
  expect(pairClasses([drawn('a')], [drawn('a', 'fill=#fff')], none)).toBeUndefined();
  expect(pairClasses([drawn('a')], [drawn('a', 'role=row', 'p')], none)).toBeUndefined();
  expect(pairClasses([drawn('a')], [drawn('a b')], none)).toBeUndefined();
  expect(pairClasses([drawn('a'), drawn('a')], [drawn('b'), drawn('c')], none)).toBeUndefined();
  expect(pairClasses([drawn('a')], [drawn('b')], new Map([['a', 'c']]))).toBeUndefined();
});

test('rules of dark classes are said of the light ones', () => {
  const pairs = new Map([
    ['row', 'row'],
    ['a1', 'b1'],
    ['a2', 'b1'],
  ]);
  expect(ofLightClasses(['.b1:hover { color: red; }', '.b10 { top: 0; }', '.row { left: 0; }'], pairs)).toEqual([
    '@media (prefers-color-scheme: dark) { .a1:hover { color: red; } }',
    '@media (prefers-color-scheme: dark) { .a2:hover { color: red; } }',
  ]);
});

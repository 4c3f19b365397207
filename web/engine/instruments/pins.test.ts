import { expect, test } from 'vitest';
import { pinned } from './pins';

const drawing = { width: 300, height: 100 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('small parts of the upper half have their pins above, wide ones on both sides in turn', () => {
  const { pins, x, y } = pinned([box(0, 0, 300, 100), box(10, 10, 20, 20), box(0, 20, 300, 80)], drawing);
  expect(pins[0]!.x).toBeLessThan(x);
  expect(pins[1]).toMatchObject({ x: x + 20, y: y - 44 });
  expect(pins[2]!.x).toBeGreaterThan(x + drawing.width);
});

test('pins of parts in one place stand apart, and the ground has room for all', () => {
  const many = Array.from({ length: 12 }, () => box(140, 60, 4, 4));
  const { pins, height } = pinned(many, drawing);
  const places = pins.filter((pin) => pin.x === pins[0]!.x).map((pin) => pin.y);
  places.sort((a, b) => a - b);
  for (const [index, place] of places.entries()) {
    if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(29.9);
  }
  expect(Math.min(...pins.map((pin) => pin.y))).toBeGreaterThanOrEqual(22);
  expect(Math.max(...pins.map((pin) => pin.y))).toBeLessThanOrEqual(height - 22);
});

test('the same parts have the same pins in any browser', () => {
  const parts = [box(0, 0, 300, 100), box(250, 30, 20, 20)];
  expect(pinned(parts, drawing)).toEqual(pinned(structuredClone(parts), { ...drawing }));
});

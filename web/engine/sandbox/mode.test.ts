import { expect, test } from 'vitest';
import { selectMode } from './mode';

/** As much of an element as has a mode, and what is written on it. */
function element() {
  const written = new Set<string>();
  return {
    written,
    setAttribute: (name: string, value: string) => written.add(`${name}=${value}`),
    removeAttribute: (name: string) => written.forEach((one) => one.startsWith(`${name}=`) && written.delete(one)),
    classList: { toggle: (name: string, on: boolean) => (on ? written.add(name) : written.delete(name)) },
  };
}

test.each([
  { light: '[data-x=light]', dark: '[data-x=dark]', want: ['data-x=light', 'data-x=dark', 'data-x=light'] },
  { light: '[data-x="light"]', dark: "[data-x='dark']", want: ['data-x=light', 'data-x=dark', 'data-x=light'] },
  { light: '.light', dark: '.dark', want: ['light', 'dark', 'light'] },
  { light: '', dark: '.dark', want: ['', 'dark', ''] },
  { light: '.light', dark: '[data-x=dark]', want: ['light', 'data-x=dark', 'light'] },
  { light: 'main > p', dark: 'b', want: ['', '', ''] },
])('an element is in one mode at a time: $light, $dark', ({ light, dark, want }) => {
  const root = element();
  const seen = (['light', 'dark', 'light'] as const).map((mode) => {
    selectMode(root as unknown as Element, { light, dark }, mode);
    return [...root.written].join(' ');
  });
  expect(seen).toEqual(want);
});

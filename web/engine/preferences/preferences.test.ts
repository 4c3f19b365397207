import { describe, expect, test } from 'vitest';
import { defaultPreferences, reduce, type Action } from './preferences';

const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(state, action, 'light'), defaultPreferences);

describe('theme actions', () => {
  test.each<[string, Action[], Partial<typeof defaultPreferences.theme>]>([
    ['spacing is set', [{ type: 'SET_SPACING', payload: 4 }], { spacing: 4 }],
    ['spacing grows by one', [{ type: 'INCREASE_SPACING' }], { spacing: 9 }],
    ['spacing shrinks by one', [{ type: 'DECREASE_SPACING' }, { type: 'DECREASE_SPACING' }], { spacing: 6 }],
    ['spacing is not clamped', [{ type: 'SET_SPACING', payload: -3 }], { spacing: -3 }],
    ['dense is set', [{ type: 'SET_DENSE', payload: true }], { dense: true }],
    [
      'density is reset with its spacing',
      [{ type: 'SET_DENSE', payload: true }, { type: 'INCREASE_SPACING' }, { type: 'RESET_DENSITY' }],
      { dense: false, spacing: 8 },
    ],
    [
      'colors are changed',
      [
        {
          type: 'CHANGE',
          payload: { paletteColors: { primary: { main: '#0b5' } } },
        },
      ],
      { paletteColors: { primary: { main: '#0b5' } } },
    ],
    [
      'colors are reset',
      [
        {
          type: 'CHANGE',
          payload: { paletteColors: { primary: { main: '#0b5' } } },
        },
        { type: 'RESET_COLORS' },
      ],
      { paletteColors: {} },
    ],
    [
      'a change keeps what it leaves out',
      [
        { type: 'CHANGE', payload: { direction: 'rtl' } },
        { type: 'CHANGE', payload: { paletteMode: 'dark' } },
      ],
      { direction: 'rtl', paletteMode: 'dark' },
    ],
  ])('%s', (_, actions, expected) => {
    expect(after(...actions).theme).toEqual({
      ...defaultPreferences.theme,
      ...expected,
    });
  });

  test('an unknown action throws and names itself', () => {
    expect(() => after({ type: 'SET_COLOR' } as never)).toThrow('Unknown theme action "SET_COLOR".');
  });
});

describe('mode', () => {
  test('a chosen mode is the palette mode', () => {
    expect(after({ type: 'SET_MODE', payload: 'dark' })).toMatchObject({
      mode: 'dark',
      theme: { paletteMode: 'dark' },
    });
  });
  test('system comes to what the operating system prefers', () => {
    const dark = after({ type: 'SET_MODE', payload: 'dark' });
    expect(reduce(dark, { type: 'SET_MODE', payload: 'system' }, 'light')).toMatchObject({
      mode: 'system',
      theme: { paletteMode: 'light' },
    });
  });
  test('a change of palette mode is a choice', () => {
    expect(after({ type: 'CHANGE', payload: { paletteMode: 'dark' } }).mode).toBe('dark');
  });
  test('a change that names the shown mode keeps system', () => {
    expect(after({ type: 'CHANGE', payload: { paletteMode: 'light' } }).mode).toBe('system');
  });
});

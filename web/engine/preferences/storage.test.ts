import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakePage } from './fake-page';
import { defaultPreferences } from './preferences';
import { choiceOfHash, parsePalette, readCookie, readPreferences, savePreferences } from './storage';

afterEach(() => void vi.unstubAllGlobals());
const kept = { apiPage_default: 'expanded' };

describe('reading', () => {
  test('nothing stored means the defaults', () => {
    fakePage({ local: kept });
    expect(readPreferences('')).toEqual(defaultPreferences);
  });
  test('a browser that refuses all storage means the defaults', () => {
    fakePage({ refuses: true });
    expect(readPreferences('')).toEqual(defaultPreferences);
  });
  test('unknown values count as none', () => {
    fakePage({
      local: { ...kept, 'vitrine-mode': 'sepia', apiPage_props: 'tree' },
      session: { 'vitrine-spacing': 'wide', 'vitrine-direction': 'up' },
      cookies: 'codeVariant=COBOL; codeStyling=Sass; paletteColors=oops',
    });
    expect(readPreferences('')).toEqual(defaultPreferences);
  });
  test.each(['MUI%20System', 'MUI System'])('a cookie is known encoded and unencoded: %s', (value) => {
    fakePage({ local: kept, cookies: `codeStyling=${value}; codeVariant=JS` });
    expect(readPreferences('')).toMatchObject({
      codeStyling: 'system',
      codeVariant: 'JS',
    });
  });
  test('the address goes before the cookie', () => {
    fakePage({ local: kept, cookies: 'codeVariant=JS; codeStyling=CSS' });
    expect(readPreferences('#tailwind-Name.tsx')).toMatchObject({
      codeVariant: 'TS',
      codeStyling: 'tailwind',
    });
  });
  test('a cookie can not be read on the server', () => {
    expect(() => readCookie('codeVariant')).toThrow('Preferences need a browser');
  });
});

describe('first API display', () => {
  test('is chosen at random once, and kept', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.99);
    const page = fakePage();
    expect(readPreferences('').apiDisplay).toEqual({
      props: 'table',
      slots: 'table',
      classes: 'table',
    });
    expect(page.local.apiPage_default).toBe('table');
    expect(readPreferences('').apiDisplay.props).toBe('table');
  });
  test('is expanded for bots, and nothing is kept', () => {
    const page = fakePage({
      userAgent: 'Examplebot/2.1',
      local: { apiPage_props: 'table' },
    });
    expect(readPreferences('').apiDisplay.props).toBe('expanded');
    expect(page.local.apiPage_default).toBeUndefined();
  });
  test('a section of its own goes before the shared one', () => {
    fakePage({ local: { apiPage_default: 'collapsed', apiPage_slots: 'table' } });
    expect(readPreferences('').apiDisplay).toEqual({
      props: 'collapsed',
      slots: 'table',
      classes: 'collapsed',
    });
  });
});

test.each([
  ['', {}],
  ['#Name', {}],
  ['#Name.js', { codeVariant: 'JS' }],
  ['#Name.tsx', { codeVariant: 'TS' }],
  ['#css-Name.js', { codeVariant: 'JS', codeStyling: 'css' }],
  ['#system-Name.tsx', { codeVariant: 'TS', codeStyling: 'system' }],
  ['#tailwind-Name', {}],
])('address %s chooses %j', (hash, choice) => {
  expect(choiceOfHash(hash)).toEqual(choice);
});

test.each([
  ['{"primary":{"main":"#123456"}}', { primary: { main: '#123456' } }],
  ['{"primary":"red"}', {}],
  ['{"primary":{"main":1}}', {}],
  ['{"mode":{"a":"b"}}', {}],
  ['[]', {}],
  ['null', {}],
  ['{', {}],
])('palette %s', (text, palette) => {
  expect({ ...parsePalette(text) }).toEqual(palette);
});

test('only what was changed is written', () => {
  const page = fakePage({ local: kept });
  const palette = { primary: { main: '#0b5' } };
  savePreferences(defaultPreferences, {
    ...defaultPreferences,
    mode: 'dark',
    theme: {
      ...defaultPreferences.theme,
      direction: 'rtl',
      spacing: 4,
      paletteColors: palette,
    },
  });
  expect(page.local).toMatchObject({ ...kept, 'vitrine-mode': 'dark' });
  expect({ ...page.session }).toEqual({
    'vitrine-direction': 'rtl',
    'vitrine-spacing': '4',
  });
  expect(Object.fromEntries(page.cookies)).toEqual({
    paletteColors: encodeURIComponent(JSON.stringify(palette)),
  });
});

test('what was chosen of code is kept for a year, for the whole site', () => {
  const page = fakePage({ local: kept });
  savePreferences(defaultPreferences, {
    ...defaultPreferences,
    codeVariant: 'JS',
    codeStyling: 'css',
  });
  expect([...page.attributes]).toEqual([
    ['codeVariant', ['path=/', 'max-age=31536000', 'samesite=lax']],
    ['codeStyling', ['path=/', 'max-age=31536000', 'samesite=lax']],
  ]);
});

test('colors that were reset leave no cookie', () => {
  const page = fakePage({ local: kept, cookies: 'paletteColors=%7B%7D' });
  savePreferences(
    {
      ...defaultPreferences,
      theme: {
        ...defaultPreferences.theme,
        paletteColors: { primary: { main: '#0b5' } },
      },
    },
    defaultPreferences,
  );
  expect(page.cookies.size).toBe(0);
});

import { buildSync } from 'esbuild';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { applyToDocument } from './preferences/document';
import { fakePage, type FakeOptions } from './preferences/fake-page';
import { readPreferences } from './preferences/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const cases: [string, FakeOptions][] = [
  ['nothing stored, light system', {}],
  ['nothing stored, dark system', { system: 'dark' }],
  ['dark chosen on a light system', { local: { 'vitrine-mode': 'dark' } }],
  ['light chosen on a dark system', { local: { 'vitrine-mode': 'light' }, system: 'dark' }],
  ['system chosen', { local: { 'vitrine-mode': 'system' }, system: 'dark' }],
  ['an unknown mode', { local: { 'vitrine-mode': 'sepia' } }],
  ['right to left', { session: { 'vitrine-direction': 'rtl' } }],
  ['a page that is written right to left', { rtl: true }],
  ['left to right, on a page that is not', { rtl: true, session: { 'vitrine-direction': 'ltr' } }],
  ['its own direction chosen again', { rtl: true, session: { 'vitrine-direction': '' } }],
  ['dense', { session: { 'vitrine-dense': 'true' } }],
  ['not dense', { session: { 'vitrine-dense': 'false' } }],
  ['own spacing', { session: { 'vitrine-spacing': '4' } }],
  ['default spacing', { session: { 'vitrine-spacing': '8' } }],
  [
    'own palette',
    {
      cookies: `a=1; paletteColors=${encodeURIComponent('{"primary":{"main":"#0b5"}}')}`,
    },
  ],
  ['own palette, unencoded', { cookies: 'paletteColors={"primary":{"main":"#0b5"}}' }],
  ['JavaScript', { cookies: 'codeVariant=JS' }],
  ['an unknown variant', { cookies: 'codeVariant=COBOL' }],
  ['Tailwind', { cookies: 'x=y; codeStyling=Tailwind' }],
  ['CSS', { cookies: 'codeStyling=CSS' }],
  ['MUI System', { cookies: 'codeStyling=MUI%20System' }],
  ['a hash with an extension', { cookies: 'codeVariant=JS', hash: '#Name.tsx' }],
  ['a hash with a styling', { cookies: 'codeStyling=CSS', hash: '#tailwind-Name.js' }],
  ['a hash with the system styling', { cookies: 'codeStyling=CSS', hash: '#system-Name.js' }],
  ['a hash without an extension', { cookies: 'codeStyling=CSS', hash: '#tailwind-Name' }],
  [
    'API displays',
    {
      local: {
        apiPage_default: 'table',
        apiPage_slots: 'collapsed',
        apiPage_classes: 'nope',
      },
    },
  ],
  ['a bot', { userAgent: 'Examplebot', local: { apiPage_props: 'table' } }],
  ['refused storage', { refuses: true, system: 'dark' }],
];

test.each(cases)('sets what the store would set: %s', async (_, options) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const full = fakePage(options);
  applyToDocument(readPreferences(full.location.hash));

  const booted = fakePage(options);
  await import('./boot');
  const { 'data-script': script, 'data-query': query, ...attributes } = booted.root.attributes; // what only the boot script says
  expect(script).toBe('');
  expect(attributes).toEqual(full.root.attributes);
  expect(booted.body.classes).toEqual(full.body.classes);
  expect(booted.metas).toEqual(full.metas);
  expect({ ...booted.local }).toEqual({ ...full.local });
  random.mockRestore();
});

test('tab blocks wait only for readers who chose a tab', async () => {
  const page = fakePage({ local: { 'codeblock-package-manager': 'pnpm' } });
  await import('./boot');
  expect(page.root.attributes).toHaveProperty('data-tabs');
});

// The law of the page: boot below 1 kB, boot and shell together below 7.74 kB, so that a page of prose loads less than
// 8 kB with whatever the site asks for beside them. What only demos need is a script of its own.
test.each([
  [['boot'], 1024, 'esm'],
  [['boot', 'shell'], 7740, 'esm'],
  [['exhibits'], 2176, 'esm'], // with the door to the instruments: a touch of a figure, the key that measures
] as const)('%s weigh no more than %i bytes as sent', (names, limit, format) => {
  const sent = names.map((name) => brotli(asSent(bundled(name, format).outputFiles[0]!, name)).length);
  expect(sent.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(limit);
});

test('the script of every page holds nothing that only demos need', () => {
  const modules = Object.keys(bundled('shell', 'esm').metafile.inputs);
  expect(modules.filter((name) => /hydration|tools/.test(name))).toEqual([]);
  const ofDemos = Object.keys(bundled('exhibits', 'esm').metafile.inputs);
  expect(ofDemos.filter((name) => /hydration\/loader|islands\/tools/.test(name))).toHaveLength(2);
});

/** What stands in a page is a classic script: the build puts a function around it. */
const asSent = ({ contents, text }: { contents: Uint8Array; text: string }, name: string) =>
  name === 'boot' ? Buffer.from(`(()=>{${text.trim()}})()`) : contents;

// As every build does.
const brotli = (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

function bundled(name: string, format: 'esm') {
  return buildSync({
    entryPoints: [new URL(`./${name}.ts`, import.meta.url).pathname],
    bundle: true,
    minify: true,
    define: { vitrineStyling: JSON.stringify('MUI System'), vitrineBase: '""' },
    format,
    target: 'es2022',
    metafile: true,
    write: false,
  });
}

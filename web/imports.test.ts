// The import picture of web/: which room may know which. Imports of types count, and so do those of styles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const web = new URL('.', import.meta.url).pathname;
const root = join(web, '..');
const isSource = (file: string) => /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$|fake-page/.test(file);
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => `${folder}/${file}`);

const files = new Set([...sources('web/engine'), ...sources('web/theme-default')]);
const importFrom = /(?:\bfrom|\bimport\(?|@import)\s*['"]([^'"]+)['"]/g;
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importFrom)].map((match) => match[1]!);

/** The file that a relative import leads to. */
function target(file: string, specifier: string) {
  const path = normalize(join(dirname(file), specifier));
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find((candidate) => files.has(candidate));
}

const graph = new Map(
  [...files].map((file) => [
    file,
    importsOf(file).flatMap((specifier) => (specifier.startsWith('.') ? (target(file, specifier) ?? []) : [])),
  ]),
);

/** The rooms of the engine, each with those that it may know. A file beside the folders is a room of its own. */
const rooms: Record<string, string[]> = {
  contract: [],
  dom: [],
  path: [],
  base: [],
  announcement: ['dom', 'preferences'],
  versions: ['base', 'dom'],
  'icon-font': ['dom'],
  messages: ['contract', 'dom'],
  preferences: ['contract', 'dom'],
  story: [],
  rest: [],
  written: ['dom', 'rest'],
  theme: ['contract', 'messages'],
  family: ['preferences'],
  islands: ['contract', 'dom', 'messages', 'preferences'],
  hydration: ['contract', 'dom', 'family', 'messages', 'preferences', 'rest'],
  prerender: ['contract', 'family', 'hydration', 'preferences'],
  document: ['contract', 'dom', 'messages', 'preferences', 'prerender', 'theme'],
  search: ['distance', 'dom', 'messages', 'preferences', 'theme'],
  tools: ['contract', 'dom', 'islands', 'messages', 'preferences'],
  sandbox: ['boundary', 'dom', 'family', 'preferences', 'tools'],
  editor: ['contract', 'distance', 'dom', 'islands', 'messages', 'preferences', 'sandbox', 'tools'],
  playground: ['boundary', 'contract', 'dom', 'editor', 'islands', 'messages', 'tools'],
  boundary: [],
  distance: [],
  instruments: ['dom', 'islands', 'messages'],
  trial: ['boundary', 'family', 'instruments', 'preferences'],
  claims: ['boundary', 'family', 'preferences'],
  feedback: ['base', 'dom', 'messages', 'preferences'],
  analytics: ['base', 'contract', 'dom', 'path', 'preferences'],
  offline: ['dom', 'preferences'],
  lost: ['base', 'distance', 'dom'],
  news: ['base', 'dom', 'messages', 'preferences'],
  boot: ['dom', 'islands', 'preferences'],
  shell: ['islands', 'preferences'],
  exhibits: ['hydration', 'islands', 'preferences'],
  server: [
    'announcement',
    'contract',
    'document',
    'family',
    'hydration',
    'preferences',
    'prerender',
    'sandbox',
    'theme',
  ],
  index: [
    'announcement',
    'contract',
    'document',
    'dom',
    'family',
    'islands',
    'messages',
    'preferences',
    'search',
    'theme',
  ],
};
const roomOf = (file: string) => /^web\/engine\/([^/]+?)(?:\/|\.\w+$)/.exec(file)?.[1];

// “./Demo” stands in the code of a demo that is exported.
test('every import of a file leads to one', () => {
  const lost = [...files].flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.') && specifier !== './Demo' && !target(file, specifier))
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(lost).toEqual([]);
});

test('the engine knows no theme, and each of its rooms only those that it may', () => {
  const wrong: string[] = [];
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (!room) continue;
    for (const imported of imports) {
      const other = roomOf(imported);
      if (other !== room && !rooms[room]?.includes(other ?? '')) wrong.push(`${file} imports ${imported}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the rooms are those that exist, and know what they need alone', () => {
  const known = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (!room) continue;
    const others = known.get(room) ?? new Set();
    for (const imported of imports) if (roomOf(imported) !== room) others.add(roomOf(imported) ?? imported);
    known.set(room, others);
  }
  expect(Object.fromEntries([...known].map(([room, others]) => [room, [...others].sort()]))).toEqual(rooms);
});

test('the default theme knows the public entry of the engine alone', () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    roomOf(file)
      ? []
      : imports
          .filter((other) => roomOf(other) && other !== 'web/engine/index.ts')
          .map((other) => `${file} imports ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('no file leads back to itself', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('sites know the public entries', () => {
  const wrong = ['site', 'web/e2e/themes']
    .flatMap(sources)
    .filter((file) => !file.includes('/node_modules/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('vitrine/') && !['vitrine/engine', 'vitrine/theme'].includes(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

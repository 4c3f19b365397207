import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Attribute, Class, data, Id } from './dom';

const engine = new URL('.', import.meta.url).pathname;
// The playground, the sandbox and trials draw in roots of their own, where no theme is; the export writes code.
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/test\.|fake-page|^tools\/export|^dom\.ts|^contract|^playground|^sandbox|^trial|\.d\.ts/.test(file),
);
const sources = files.map((file) => ({
  file,
  text: readFileSync(join(engine, file), 'utf8'),
}));
const camel = (name: string) =>
  name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = new Set(Object.values(Attribute).map(camel));

/** What stands in quotes or between backticks, without what is filled in. */
const literals = (text: string) =>
  [...text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) =>
    match[2]!.replace(/\$\{[^}]*\}/g, '§'),
  );

const asked =
  /(?:querySelector(?:All)?(?:<[^>]*>)?|closest(?:\?\.)?(?:<[^>]*>)?|matches|toggleAttribute|hasAttribute|className =|classList\.\w+)\(?\s*((['"`])(?:(?!\2)[^\\])*\2)/g;

test.each(sources)('$file finds what a theme wrote through the contract alone', ({ text }) => {
  const wrong = [...text.matchAll(asked)]
    .map((match) => match[1]!.slice(1, -1).replace(/\$\{[^}]*\}/g, '§'))
    .filter((literal) => /(^|[\s,(>)\w])[.#][a-z]|\bdata-/.test(literal));
  const classes = [...text.matchAll(/(?:className = |classList\.\w+\()(['"`])([^'"`]*)\1(?! satisfies)/g)]
    .map((match) => match[2]!.replace(/\$\{[^}]*\}/g, ''))
    .filter((literal) => /[a-z]/.test(literal));
  const ids = [...text.matchAll(/getElementById\((['"`])/g)].map(String);
  expect([...wrong, ...classes, ...ids]).toEqual([]);
});

test.each(sources)('$file reads no data attribute that the contract does not name', ({ text }) => {
  const read = [...text.matchAll(/dataset[!?]?\.(\w+)/g)].map((match) => match[1]!);
  expect(read.filter((name) => !names.has(name))).toEqual([]);
  const written = literals(text).flatMap((literal) => [...literal.matchAll(/\bdata-[\w-]*\w/g)].map(String));
  // Those of data-api-props and its like are put together; React marks the style elements that it hoists.
  const known: string[] = [...Object.values(Attribute), 'data-api', 'data-precedence'];
  expect(written.filter((name) => !known.includes(name))).toEqual([]);
});

test('no name of the contract has two members', () => {
  for (const names of [Object.values<string>(Id), Object.values<string>(Attribute)])
    expect(new Set(names).size).toBe(names.length);
  const shared = Object.values(Class).filter((name, at, all) => all.indexOf(name) !== at);
  expect(shared).toEqual([]);
});

test('attributes as props', () => {
  expect(
    data({
      gaEventCategory: 'demo',
      copy: true,
      edit: '',
      tip: undefined,
      open: false,
    }),
  ).toEqual({
    'data-ga-event-category': 'demo',
    'data-copy': '',
    'data-edit': '',
  });
});

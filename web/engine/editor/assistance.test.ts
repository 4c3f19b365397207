import { describe, expect, test } from 'vitest';
import { check } from './check';
import { merged, placed } from './answer';
import { optionsOf } from './completion';
import { contextAt } from './context';
import { read } from './elements';
import { Facts } from './facts';
import { importsOf } from './imports';
import { distance } from '../distance';
import { nearest } from './nearest';

/** What a build would publish of a small kit. */
const files: Record<string, unknown> = {
  _packages: { packages: ['@kit/ui'] },
  '@kit/ui': {
    components: ['Button', 'Field'],
    parts: ['Tabs.Root', 'Tabs.Item'],
    names: ['useField'],
    modules: { next_Grid: { default: '@kit/ui/Grid', Grid: '@kit/ui/Grid' } },
  },
  '_names/attributes': { names: ['className', 'color', 'id', 'onClick', 'tabIndex', 'title'] },
  '@kit/ui/Button': {
    name: 'Button',
    text: 'Does something.',
    with: ['component'],
    sets: ['attributes'],
    not: ['title'],
    props: [
      { n: 'variant', v: ['text', 'outlined'], o: true, d: "'text'", x: 'How much it weighs.' },
      { n: 'size', v: ['small', 'large'] },
      { n: 'disabled', k: 'b' },
      { n: 'icon', k: 'e' },
      { n: 'onPress', k: 'f' },
      { n: 'component', k: '?', t: 'React.ElementType' },
    ],
  },
  '@kit/ui/Field': {
    name: 'Field',
    props: [
      { n: 'label', k: 'e', r: true },
      { n: 'rows', k: 'n' },
      { n: 'children', k: 'e', r: true },
    ],
  },
  '@kit/ui/Grid': { name: 'Grid', anything: true, props: [{ n: 'span', k: 'n' }] },
  '@kit/ui/Tabs.Root': { name: 'Tabs.Root', props: [{ n: 'value', k: 's', r: true }] },
};

const lacking: string[] = [];
const facts = new Facts(async (of) => {
  if (!files[of]) {
    lacking.push(of);
    throw new Error('none');
  }
  return JSON.stringify(files[of]);
});

const imports = `import Press from '@kit/ui/Button';
import { Field, Tabs as Sheets, type Own } from '@kit/ui';
import * as Kit from '@kit/ui';
import Grid from '@kit/ui/next_Grid';
`;

const problems = async (jsx: string, before = '') => {
  const text = `${imports}${before}export default () => <>${jsx}</>;`;
  return (await check(text, read(text), facts)).map(
    ({ kind, of, prop, fixes }) => `${kind} ${of} ${prop}: ${fixes.map((fix) => fix.text.trim()).join(' ')}`,
  );
};

describe('marks', () => {
  test.each([
    ['<Press variants="text" />', 'unknown Press variants: variant'],
    ['<Press title="no" />', 'unknown Press title: '],
    ['<Press size="larg" />', 'value Press size: "large" "small"'],
    ['<Press variant="filled" />', 'value Press variant: "text" "outlined"'],
    ['<Press size={5} />', 'value Press size: "small" "large"'],
    ['<Press size />', 'value Press size: ="small" ="large"'],
    ['<Press disabled="true" />', 'value Press disabled: {true} {false}'],
    ['<Press onPress="go" />', 'value Press onPress: '],
    ['<Press icon={() => null} />', 'value Press icon: '],
    ['<Field label="a" rows="3">b</Field>', 'value Field rows: {3}'],
    ['<Field label="a" />', 'missing Field children: children={}'],
    ['<Field>{1}</Field>', 'missing Field label: label={}'],
    ['<Sheets.Root />', 'missing Sheets.Root value: value=""'],
    ['<Kit.Tabs.Root value={1} />', 'value Kit.Tabs.Root value: '],
    ['<Kit.Button disabled={3} />', 'value Kit.Button disabled: '],
    ['<Grid span="2" any="thing" />', 'value Grid span: {2}'],
    ['<Press icon={<Press size="huge" />} />', 'value Press size: "small" "large"'],
  ])('%s', async (jsx, expected) => expect(await problems(jsx)).toEqual([expected]));

  test.each([
    '<Press variant="text" size="small" disabled={false} onPress={() => 1} icon="x" key="a" ref={r} />',
    '<Press aria-label="x" data-any={1} onClick={f} className="a" />',
    '<Press component="a" href="/" anything />',
    '<Press size={props.size} disabled={a === b} variant={wide ? "x" : "y"} />',
    '<Field {...props} />',
    '<Press {...props} size="small" />',
    '<Unknown any="thing" />',
    '<div any="thing" />',
    '<Grid any="thing" />',
    '<Press icon={(() => <b />)()} />',
    '<Field label="a">{list.map((x) => <b key={x} />)}</Field>',
    '<Press<string> size="small" />',
  ])('%s is right', async (jsx) => expect(await problems(jsx)).toEqual([]));

  test('values that users add are right where the code names them', async () => {
    const own = '<Press variant="dashed" />';
    expect(await problems(own)).toHaveLength(1);
    expect(await problems(own, "const theme = { variants: [{ props: { variant: 'dashed' } }] };\n")).toEqual([]);
    expect(await problems(own, "declare module '@kit/ui' { interface Variants { any: true } }\n")).toEqual([]);
  });

  test('a name that something else has as well is no component that is known', async () => {
    expect(await problems('<Press no="x" />', 'function f(Press: any) { return Press; }\n')).toEqual([]);
  });
});

test('imports are read from code that no parser reads', () => {
  expect(importsOf(`${imports}const x = <Press `)).toEqual({
    Press: { module: '@kit/ui/Button', name: 'default' },
    Field: { module: '@kit/ui', name: 'Field' },
    Sheets: { module: '@kit/ui', name: 'Tabs' },
    Kit: { module: '@kit/ui', name: '*' },
    Grid: { module: '@kit/ui/next_Grid', name: 'default' },
  });
});

test('the name that was meant', () => {
  expect(distance('variant', 'variants')).toBe(1);
  expect(nearest('colour', ['color', 'column'])).toBe('color');
  expect(nearest('fullWith', ['fullWidth', 'width'])).toBe('fullWidth');
  expect(nearest('x', ['y', 'sx'])).toBeUndefined();
});

/** The options at the bar. */
const options = async (jsx: string, before = imports) => {
  const marked = before + jsx;
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = contextAt(text, offset);
  return context ? (await optionsOf(context, text, facts)).map(({ insert }) => insert) : undefined;
};

test('nobody asks for what there is not', async () => {
  const before = "import * as React from 'react';\nimport { None } from '@kit/ui';\nimport own from './own';\n";
  await problems('<React.Fragment /><None /><Sheets /><Sheets.None /><Press.Item /><Kit.Tabs /><own.B />', before);
  expect(lacking).toEqual([]);
});

describe('completion', () => {
  test.each([
    ['<Press s|', ['size=""']],
    ['<Press size="small" va|', ['variant=""']],
    ['<Press\n  onPress={() => a > b}\n  di|\n/>', ['disabled']],
    ['<Press size="|"', ['small', 'large']],
    ['<Press size="la|ll"', ['large']],
    ['<Press size={|}', ["'small'", "'large'"]],
    ["<Press size={'|'}", ['small', 'large']],
    ['<Press disabled={|}', ['true', 'false']],
    ['<Press disabled={t|}', ['true']],
    ['<Press va|="text"', ['variant']],
    ['<Sheets.Root v|', ['value=""']],
    ['<Pr|', ['Press']],
    ['<Sheets.|', ['Sheets.Item', 'Sheets.Root']],
    ["import { Bu| } from '@kit/ui';", ['Button']],
    ["import { use| } from '@kit/ui';", ['useField']],
    ["import X from '@kit/ui/F|';", ['@kit/ui/Field']],
  ])('%s', async (jsx, expected) => expect(await options(jsx)).toEqual(expected));

  test.each(['<Press>s|</Press>', 'const a = b <| c', '<Press onPress={() => s|}', '<Press size="small" /> s|'])(
    '%s has none',
    async (jsx) => expect((await options(jsx)) ?? []).toEqual([]),
  );

  test('what is given already is not offered again', async () => {
    expect(await options('<Press size="small" s|')).toEqual([]);
  });
});

test('what the compiler says stands at its word, and gives way to what has fixes', () => {
  const text = 'const é = 1;\nconst 😀, wrong: number = "a";\n';
  const told = placed({ line: 2, column: 10, what: 'No number.' }, text);
  expect(text.slice(told.start, told.end)).toBe('wrong');
  const own = { kind: 'unknown' as const, of: 'A', prop: 'b', start: 0, end: 1, fixes: [] };
  expect(merged([own], [told], text)).toEqual([own, told]);
  expect(merged([{ ...own, start: 14 }], [told], text)).toHaveLength(1);
});

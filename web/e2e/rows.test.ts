// Rows of lists of props: each leads to its control, or to a demo that shows it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const published = '.cache/e2e/site';

interface Prop {
  name: string;
  type: string;
}

interface Component {
  name: string;
  kind: string;
  package: string;
  page: string;
  props?: Prop[];
}

const read = (file: string) => readFileSync(`${published}${file}`, 'utf8');

const components = (JSON.parse(read('/facts.json')) as { entries: { kind: string; facts: string }[] }).entries
  .filter(({ kind }) => kind === 'component')
  .map(({ facts }) => ({ ...(JSON.parse(read(facts)) as Component), id: facts.split('/').at(-2)! }));

/** Names of props by whether their row leads anywhere; a deprecated one may have nothing that stands for it. */
function rowsOf({ page, id }: Pick<(typeof components)[number], 'page' | 'id'>) {
  const html = read(`${page.split('#')[0]}index.html`);
  const rows = html.matchAll(new RegExp(`<div class="(row[^"]*)" id="${id}-prop-([^"]+)"[^>]*><dt>(.*?)</dt>`, 'gs'));
  return new Map(
    [...rows].map(([, look, name, head]) => [
      name!,
      { leads: /<a class="try[ "]/.test(head!), isDeprecated: look!.includes('is-deprecated') },
    ]),
  );
}

const copies = new Set(['esm', 'legacy', 'modern', 'node', 'umd', 'node_modules']);

/** The modules of a package. */
const modulesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return copies.has(entry.name) ? [] : modulesOf(file);
    return entry.name.endsWith('.js') ? [file] : [];
  });

const packages = new Map<string, string[]>();

/** The modules of a package and of those by the same people that it is made with. */
function modulesWith(name: string): string[] {
  const known = packages.get(name);
  if (known) return known;
  const { dependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const kin = Object.keys(dependencies).filter((other) => other.split('/')[0] === name.split('/')[0]);
  const all = [name, ...kin].flatMap((one) => modulesOf(`node_modules/${one}`));
  packages.set(name, all);
  return all;
}

/** Whether a module reads a prop: comments, types for the console and lists of what is left out have its name, too. */
const reads = (file: string, prop: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => new RegExp(`\\b${prop}\\b`).test(line))
    .some((line) => !/^\s*(?:\*|\/\/)|[pP]ropTypes|^const _excluded|^ {2}_excluded\d* =/.test(line));

/**
 * A package declares props that it reads nowhere: nothing can show them. Of those that a component takes out of what it
 * passes on, its own modules are asked.
 */
function isReadNowhere({ name, package: of }: Pick<Component, 'name' | 'package'>, prop: string) {
  const all = modulesWith(of);
  const own = all.filter((file) => [`${name}.js`, `use${name}.js`].includes(path.basename(file)));
  const isLeftOut = own.some((file) => new RegExp(`^.*_excluded.*"${prop}"`, 'm').test(readFileSync(file, 'utf8')));
  return own.length > 0 && !(isLeftOut ? own : all).some((file) => reads(file, prop));
}

/** What takes nothing, and what hands out something instead of taking it. */
const takesNothing = ({ type }: Prop) => /^(?:null|undefined|never)$/.test(type) || type.startsWith('React.Ref<');

/** Other names of newer props, and props that no demo sets, as none of our pages needs them. */
const withoutDemo = [
  '@mui/base FocusTrap.getTabbable',
  '@mui/material Autocomplete.componentsProps',
  '@mui/material FormControlLabel.componentsProps',
  '@mui/material Menu.PopoverClasses',
  '@mui/material Popper.components',
  '@mui/material Popper.componentsProps',
  '@mui/material SpeedDialAction.TooltipClasses',
  '@mui/material StepLabel.componentsProps',
  '@mui/material StepLabel.StepIconProps',
];

test('a row of a list of props leads to its control or to a demo that shows it', () => {
  let rows = 0;
  const without: string[] = [];
  for (const component of components) {
    const known = rowsOf(component);
    for (const prop of component.props ?? []) {
      const row = known.get(prop.name);
      if (!row) continue;
      rows += 1;
      if (row.leads || row.isDeprecated || takesNothing(prop) || isReadNowhere(component, prop.name)) continue;
      without.push(`${component.package} ${component.name}.${prop.name}`);
    }
  }
  expect(rows).toBeGreaterThan(4000);
  expect(without).toEqual(withoutDemo);
});

test('a prop that a package declares and reads nowhere is known by its modules', () => {
  const read = (name: string, of: string, prop: string) => !isReadNowhere({ name, package: of }, prop);
  expect(read('Tab', '@mui/base', 'onChange')).toBe(false);
  expect(read('Tab', '@mui/base', 'value')).toBe(true);
  expect(read('Tabs', '@mui/base', 'onChange')).toBe(true);
  expect(read('DataGrid', '@mui/x-data-grid', 'onColumnOrderChange')).toBe(false);
  expect(read('DataGrid', '@mui/x-data-grid', 'onRowClick')).toBe(true);
  expect(read('CssVarsProvider', '@mui/joy', 'documentNode')).toBe(true);
});

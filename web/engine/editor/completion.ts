// What may be put in at the caret, by what is known of the components that the code imports.
import type { EditingProp } from '../contract/contract.gen';
import type { Context } from './context';
import type { Facts } from './facts';
import { importsOf } from './imports';

export interface Option {
  /** As it is listed. */
  name: string;
  type: string;
  /** One sentence. */
  text: string;
  insert: string;
  /** Where the caret goes, counted from the beginning of what is put in. */
  caret: number;
}

/** So many are listed. */
const most = 50;

const words: Record<string, string> = {
  b: 'boolean',
  s: 'string',
  n: 'number',
  f: 'function',
  e: 'React.ReactNode',
};

/** The type of a prop as readers see it. */
export function typeOf({ t: type, v: values, k: kinds, o: open }: EditingProp): string {
  if (type) return type;
  const named = (values ?? []).map((value) => `'${value}'`);
  return [...named, ...[...(kinds ?? '')].map((kind) => words[kind] ?? 'unknown'), ...(open ? ['string'] : [])].join(
    ' | ',
  );
}

/** The options of a context, those that begin as typed before those that hold it. */
export async function optionsOf(context: Context, text: string, facts: Facts): Promise<Option[]> {
  const all = await listed(context, text, facts);
  const typed = context.typed.toLowerCase();
  const rank = ({ name }: Option) => {
    const at = name.toLowerCase().indexOf(typed);
    return at > 0 ? (typed.length > 1 ? 1 : -1) : at; // one letter is in most names
  };
  // What is whole needs nothing: Enter is a new line behind it.
  if (all.some(({ name }) => name === context.typed)) return [];
  return all
    .filter((option) => rank(option) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

async function listed(context: Context, text: string, facts: Facts): Promise<Option[]> {
  const imports = importsOf(text);
  switch (context.kind) {
    case 'component':
      return components(imports, facts);
    case 'import':
      return exported(context.module, text, facts);
    case 'module':
      return modules(context.typed, facts);
    case 'prop': {
      const component = await facts.of(context.tag, imports);
      if (!component) return [];
      const free = (name: string) => !context.given.includes(name);
      const behind = text.slice(context.end);
      const props = component.props!.filter(({ n }) => free(n)).sort((a, b) => Number(b.r ?? 0) - Number(a.r ?? 0));
      const others = [...component.others].filter(free).map((name): EditingProp => ({ n: name }));
      return [...props, ...others].map((prop) => propOption(prop, /^\s*=/.test(behind)));
    }
    default: {
      const component = await facts.of(context.tag, imports);
      return valueOptions(component?.byName.get(context.prop), context.quoted);
    }
  }
}

/** A prop with what its value begins and ends with, the caret in between. */
function propOption(prop: EditingProp, hasValue: boolean): Option {
  const { n: name, k: kinds = '', v: values, x: text = '' } = prop;
  let [before, after] = ['={', '}'];
  if (hasValue || (kinds === 'b' && !values)) [before, after] = ['', ''];
  else if (values || kinds.includes('s')) [before, after] = ['="', '"'];
  return { name, type: typeOf(prop), text, insert: name + before + after, caret: (name + before).length };
}

function valueOptions(prop: EditingProp | undefined, quoted: boolean): Option[] {
  if (!prop) return [];
  const { v: values = [], k: kinds = '', d: standard } = prop;
  const made = values.map((value): Option => {
    const insert = quoted ? value : `'${value}'`;
    return { name: value, type: standard === `'${value}'` ? 'default' : '', text: '', insert, caret: insert.length };
  });
  if (!quoted && kinds.includes('b')) {
    for (const name of ['true', 'false']) {
      made.push({ name, type: standard === name ? 'default' : '', text: '', insert: name, caret: name.length });
    }
  }
  return made;
}

async function components(imports: ReturnType<typeof importsOf>, facts: Facts): Promise<Option[]> {
  const found = await Promise.all(
    Object.entries(imports).map(async ([local, { module, name }]) => {
      const known = await facts.package(module);
      const below = module.split('/').at(-1)!;
      const parts = (known?.parts ?? []).filter((part) => part.startsWith(`${name === 'default' ? below : name}.`));
      const component = await facts.of(local, imports);
      const own = component || (/^[A-Z]/.test(local) && name !== '*') ? [local] : [];
      const tags = [...own, ...parts.map((part) => `${local}${part.slice(part.indexOf('.'))}`)];
      return tags.map((tag) => plain(tag, module, (tag === local && component?.text) || ''));
    }),
  );
  return found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function exported(module: string, text: string, facts: Facts): Promise<Option[]> {
  const known = await facts.package(module);
  if (!known) return [];
  const home = /^(?:@[^/]+\/)?[^/]+/.exec(module)![0];
  const below = module.slice(home.length + 1);
  const taken = new Set(Object.values(importsOf(text)).map((one) => (one.module === module ? one.name : '')));
  const names = below
    ? Object.keys(known.modules?.[below] ?? {})
    : [...known.components!, ...(known.parts ?? []).map((part) => part.split('.')[0]!), ...(known.names ?? [])];
  return [...new Set(names)]
    .filter((name) => name !== 'default' && !taken.has(name))
    .map((name) => plain(name, home, ''));
}

/** The modules below a package that has been named. */
async function modules(typed: string, facts: Facts): Promise<Option[]> {
  const home = /^(?:@[^/]+\/)?[^/]+(?=\/)/.exec(typed)?.[0];
  const known = home && (await facts.package(home));
  if (!known) return [];
  const below = [...new Set([...known.components!, ...Object.keys(known.modules ?? {})])].filter(Boolean);
  return below.sort().map((name) => plain(`${home}/${name}`, '', ''));
}

const plain = (name: string, type: string, text: string): Option => ({
  name,
  type,
  text,
  insert: name,
  caret: name.length,
});

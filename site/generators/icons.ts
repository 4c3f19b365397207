import { readdirSync, readFileSync } from 'node:fs';
import { otherWords } from '../components/icon-words';

/** Ends of the names of icons, by style; those of the first have none. */
const endings = {
  Filled: '',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
} as const;

/** Icons in one file: enough for a screen, small enough to wait for. */
const together = 128;

type Props = Record<string, unknown> & { children?: unknown };

const attribute = (name: string) =>
  name === 'xlinkHref'
    ? 'href'
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const textOf = (children: unknown): string =>
  Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');

/** What React's function would make an element of, as text. */
function jsx(tag: unknown, { children, ...props }: Props): string {
  const inner = textOf(children);
  if (typeof tag !== 'string') return inner; // a fragment
  const attributes = Object.entries(props).map(
    ([name, value]) => ` ${attribute(name)}="${String(value)}"`,
  );
  return `<${tag}${attributes.join('')}${inner ? `>${inner}</${tag}>` : '/>'}`;
}

/** What stands inside the picture of an icon: its module is run with functions that write text. */
function markupOf(module: string): string {
  const code = module
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const run = new Function(
    'createSvgIcon',
    '_jsx',
    '_jsxs',
    'React',
    '_Fragment',
    code,
  );
  return textOf(run((picture: unknown) => picture, jsx, jsx, {}, undefined));
}

/** What people call icons, by the names of these. */
const called = new Map<string, string[]>();
for (const [word, names] of Object.entries(otherWords))
  for (const name of names.split(' '))
    called.set(name, [...(called.get(name) ?? []), word]);

/** The pictures of all icons in a few files, and the names in the style that has no ending. */
export default function generate({ project }: { project: string }) {
  const folder = `${project}/node_modules/@mui/icons-material/esm`;
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => file.slice(0, -3))
    .sort();
  const known = new Set(all);
  const ended = Object.values(endings).filter(Boolean);
  const bases = all.filter(
    (name) =>
      !ended.some(
        (ending) =>
          name.endsWith(ending) && known.has(name.slice(0, -ending.length)),
      ),
  );
  const files: Record<string, string> = {};
  const missing: Record<string, string[]> = {};
  for (const [style, ending] of Object.entries(endings)) {
    const having = bases.filter((name) => known.has(name + ending));
    missing[style] = bases.filter((name) => !known.has(name + ending));
    for (let n = 0; n * together < bases.length; n++) {
      const group = bases
        .slice(n * together, (n + 1) * together)
        .filter((name) => having.includes(name));
      const pictures = group.map((name) => [
        name,
        markupOf(readFileSync(`${folder}/${name}${ending}.js`, 'utf8')),
      ]);
      files[`${style.toLowerCase()}-${n}.json`] = JSON.stringify(
        Object.fromEntries(pictures),
      );
    }
  }
  const found = {
    icon: bases.map((name) => ({
      name,
      id: `?selected=${name}`,
      also: called.get(name)?.join(' '),
    })),
  };
  return { files, data: { bases, missing, total: all.length, together }, found };
}

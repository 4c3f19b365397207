// The key of a page: it changes when the page's sources, the files that they use, or their packages change. The engine
// and the theme are not part of it; the list of pages that are always opened covers them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { installed, type Lock } from './lock';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** Files of a page's folder. A folder below it with a page of its own belongs to that page. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return existsSync(join(path, 'index.md')) ? [] : filesOf(path);
    // What is searched for, and how behavior is tested and recorded, changes nothing else on the page.
    return isTest(entry.name) || ['asked.yaml', 'verified.json'].includes(entry.name) ? [] : [path];
  });
}

/** The file that a relative import names. */
const resolve = (path: string) =>
  ['', '.ts', '.tsx', '.css', '/index.ts', '/index.tsx'].map((ending) => path + ending).find(isFile);

/** All first groups of a pattern in a text. */
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)![0];

/** Modules that code names: by imports, and packages whose files it reads. */
const modulesIn = (code: string) => [
  ...matches(code, /(?:\bfrom|\bimport|\brequire|@import)[\s(]*['"]([^'"\n]+)['"]/g),
  ...matches(code, /node_modules\/((?:@[\w-]+\/)?[\w-]+)/g),
];

/** A site, as far as keys of its pages depend on it. */
export interface KeyedSite {
  /** Its folder. */
  folder: string;
  lock: Lock;
}

/** The files that a page's markdown uses from other folders of the site. */
function namedIn(markdown: string, file: string, { folder }: KeyedSite): string[] {
  const component = matches(markdown, /(?:"|^)component"?: *"?(\w+)/gm).flatMap((name) =>
    ['tsx', 'css', 'script.ts'].map((ending) => join(folder, 'components', `${name}.${ending}`)),
  );
  const generated = matches(markdown, /(?:"|^)generated"?: *"?([\w-]+)/gm).map((name) =>
    join(folder, 'generators', `${name}.ts`),
  );
  // <!--@include: ./part.md-->, --8<-- "part.md", <<< @/code.ts
  const included = matches(markdown, /(?:@include:|--8<--|<<<)\s*["']?([^\s"'{#>]+?)(?:["'{#\s]|-->)/g).flatMap(
    (name) =>
      name.startsWith('@/')
        ? [join(folder, name.slice(2)), join(folder, 'content', name.slice(2))]
        : [join(dirname(file), name), join(folder, name)],
  );
  return [...component, ...generated, ...included].filter(isFile);
}

/** What pages with demos or generated parts use without naming it: providers, and examples for generated parts. */
function impliedBy(markdown: string, product: string, { folder }: KeyedSite): string[] {
  const families = join(folder, 'families');
  const providers = existsSync(families)
    ? readdirSync(families)
        .filter((name) => !isTest(name))
        .map((name) => join(families, name))
    : [];
  const specimens = join(folder, 'specimens', `${product}.tsx`);
  return [
    ...(/^\{\{"(?:demo|wall|playground|states|anatomy|gallery)"/m.test(markdown) ? providers : []),
    ...(/^\{\{"(?:playground|states|anatomy|gallery)"/m.test(markdown) && isFile(specimens) ? [specimens] : []),
  ];
}

export interface KeyedPage {
  path: string;
  /** Its product, "" for none. */
  product: string;
  /** The package of its product, "" for none. */
  package: string;
}

/** The key of a page, undefined for one that has no sources of its own. */
export function keyOf(page: KeyedPage, site: KeyedSite): string | undefined {
  const folder = join(site.folder, 'content', page.path);
  if (!existsSync(join(folder, 'index.md'))) return undefined;
  const files = new Map<string, string>();
  const packages = new Set(['react', 'react-dom', ...(page.package && [page.package])]);
  const visit = (file: string) => {
    if (files.has(file)) return;
    const text = readFileSync(file, 'latin1'); // any byte is a letter
    files.set(file, text);
    if (/\.mdx?$/.test(file)) {
      [...namedIn(text, file, site), ...impliedBy(text, page.product, site)].forEach(visit);
    } else if (/\.(?:tsx?|css)$/.test(file)) {
      for (const module of modulesIn(text)) {
        const found = module.startsWith('.') && resolve(join(dirname(file), module));
        if (found) visit(found);
        else if (!module.startsWith('.')) packages.add(packageOf(module));
      }
    }
  };
  filesOf(folder).forEach(visit);
  const hash = createHash('sha256');
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${relative(site.folder, file)} ${text.length}\n`).update(text, 'latin1');
  }
  for (const line of installed(site.lock, packages)) hash.update(`${line}\n`);
  return hash.digest('hex').slice(0, 20);
}

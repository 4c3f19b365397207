// Opens a demo in an online sandbox, as the reader has it, with the versions that this site documents.
import { packageOf } from './module';
import { asModules, picturesIn } from './picture';

export interface Exported {
  code: string;
  variant: 'JS' | 'TS';
  title: string;
  description: string;
  /** Id of the library family. */
  family: string;
  /** system, tailwind, css or "". */
  styling: string;
  /** The plain stylesheet beside the demo, "" for none. */
  css: string;
  /** Where its text stands; the pictures that it imports lie beside it. */
  source: string;
  /** Modules of these pictures, by name without ending. */
  modules?: Record<string, string>;
}

/** What the site says of its packages: /packages.json. */
export interface Packages {
  versions: Record<string, string>;
  /** Packages that a package needs beside it, by name. */
  peers: Record<string, string[]>;
  /** How a family's demos are mounted, and what builds them. */
  families: Record<
    string,
    {
      imports: string[];
      open: string;
      close: string;
      packages: string[];
      tools?: Record<string, string> | null;
    }
  >;
}

const importFrom = /(?:\bfrom|\bimport)\s*['"]([^'"]+)['"]/g;

/** The packages that a source imports, without its own files. */
export function importedPackages(code: string): string[] {
  const names = [...code.matchAll(importFrom)].map(([, module]) => module!).filter((module) => !module.startsWith('.'));
  return [...new Set(names.map(packageOf))];
}

const typed = new Set(['date-fns', '@emotion/react', '@emotion/styled', 'dayjs']);

/** Type packages of what brings no types of its own. */
const typePackages = (names: readonly string[], known: Packages) =>
  names
    .filter((name) => !typed.has(name) && !(name in known.peers) && !name.startsWith('@types/'))
    .map((name) => `@types/${name.replace('@', '').replace('/', '__')}`);

export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What families name as their tools to be built with; all others are built by Vite. */
const scripts = 'react-scripts';

const isVite = (demo: Exported, known: Packages) => !known.families[demo.family]?.tools?.[scripts];

/** What Vite needs to build a demo, in the versions of the project where it has some. */
const viteTools = (known: Packages) =>
  Object.fromEntries(['vite', '@vitejs/plugin-react'].map((name) => [name, known.versions[name] ?? 'latest']));

export function dependenciesOf(demo: Exported, known: Packages): Dependencies {
  const names = new Set([
    'react',
    'react-dom',
    ...['@emotion/react', '@emotion/styled'].filter((name) => name in known.versions),
    ...(known.families[demo.family]?.packages ?? []),
    ...importedPackages(demo.code),
  ]);
  for (const name of [...names]) {
    for (const peer of known.peers[name] ?? []) names.add(peer);
  }
  const dependencies = Object.fromEntries([...names].sort().map((name) => [name, known.versions[name] ?? 'latest']));
  const { typescript, ...tools } = known.families[demo.family]?.tools ?? {};
  const devDependencies: Record<string, string> = isVite(demo, known) ? { ...viteTools(known), ...tools } : tools;
  if (demo.variant === 'TS') {
    for (const name of typePackages([...names], known)) devDependencies[name] = known.versions[name] ?? 'latest';
    devDependencies.typescript = typescript ?? known.versions.typescript ?? 'latest';
  }
  return { dependencies, devDependencies };
}

/** Vite takes elements in files of their own ending alone. */
function ending(demo: Exported, known: Packages) {
  if (demo.variant === 'TS') return 'tsx';
  return isVite(demo, known) ? 'jsx' : 'js';
}

function html({ title, styling }: Exported, script = '') {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const tailwind = styling === 'tailwind' ? '\n    <script src="https://cdn.tailwindcss.com"></script>' : '';
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped}</title>${tailwind}
  </head>
  <body>
    <div id="root"></div>${script && `\n    <script type="module" src="/${script}"></script>`}
  </body>
</html>
`;
}

function index(demo: Exported, known: Packages) {
  const { imports = [], open = '', close = '' } = known.families[demo.family] ?? {};
  const bang = demo.variant === 'TS' ? '!' : '';
  const body = open ? `${open}\n      <Demo />\n    ${close}` : '<Demo />';
  return `import * as React from 'react';
import * as ReactDOM from 'react-dom/client';
${imports.map((line) => `${line}\n`).join('')}import Demo from './Demo';

ReactDOM.createRoot(document.getElementById('root')${bang}).render(
  <React.StrictMode>
    ${body}
  </React.StrictMode>,
);
`;
}

const tsconfig = (demo: Exported, known: Packages) =>
  `${JSON.stringify({ compilerOptions: { target: 'es2017', lib: ['dom', 'dom.iterable', 'esnext'], skipLibCheck: true, esModuleInterop: true, allowSyntheticDefaultImports: true, strict: true, module: 'esnext', moduleResolution: isVite(demo, known) ? 'bundler' : 'node', resolveJsonModule: true, isolatedModules: true, noEmit: true, jsx: 'react-jsx' }, include: ['src'] }, null, 2)}\n`;

function styles(demo: Exported, folder: string): Record<string, string> {
  const imported = /['"]\.\/([\w-]+\.css)['"]/.exec(demo.code)?.[1];
  return imported && demo.css ? { [`${folder}${imported}`]: demo.css } : {};
}

/** The modules that a demo imports from beside it, by path. */
const modules = (demo: Exported, folder: string) =>
  Object.fromEntries(
    Object.entries(demo.modules ?? {}).map(([name, text]) => [
      `${folder}${name}.${demo.variant === 'TS' ? 'ts' : 'js'}`,
      text,
    ]),
  );

/** The same demo with its pictures. */
async function illustrated(demo: Exported): Promise<Exported> {
  return { ...demo, ...asModules(demo.code, await picturesIn(demo.code, demo.source)) };
}

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/** Files of a project that Vite builds, by path: both sandboxes run it as it stands. */
function viteFiles(demo: Exported, known: Packages): Record<string, string> {
  const entry = `src/index.${ending(demo, known)}`;
  const manifest = {
    name: 'demo',
    private: true,
    type: 'module',
    description: demo.description,
    scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
    ...dependenciesOf(demo, known),
    stackblitz: { startCommand: 'npm run dev' },
  };
  return {
    'index.html': html(demo, entry),
    [entry]: index(demo, known),
    [`src/Demo.${ending(demo, known)}`]: demo.code,
    ...styles(demo, 'src/'),
    ...modules(demo, 'src/'),
    'vite.config.js': viteConfig,
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...(demo.variant === 'TS' ? { 'tsconfig.json': tsconfig(demo, known) } : {}),
  };
}

/** Files of a CodeSandbox, by path. */
export function codeSandboxFiles(demo: Exported, known: Packages): Record<string, string> {
  if (isVite(demo, known)) return viteFiles(demo, known);
  const { dependencies, devDependencies } = dependenciesOf(demo, known);
  const manifest = {
    name: 'demo',
    description: demo.description,
    ...(demo.variant === 'TS' ? { main: 'index.tsx', scripts: { start: 'react-scripts start' } } : {}),
    dependencies,
    devDependencies,
  };
  return {
    'public/index.html': html(demo),
    [`src/index.${ending(demo, known)}`]: index(demo, known),
    [`src/Demo.${ending(demo, known)}`]: demo.code,
    ...styles(demo, 'src/'),
    ...modules(demo, 'src/'),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...(demo.variant === 'TS' ? { 'tsconfig.json': tsconfig(demo, known) } : {}),
  };
}

/** Files of a StackBlitz project, by path. */
export function stackBlitzFiles(demo: Exported, known: Packages): Record<string, string> {
  if (isVite(demo, known)) return viteFiles(demo, known);
  return {
    'index.html': html(demo),
    [`index.${ending(demo, known)}`]: index(demo, known),
    [`Demo.${ending(demo, known)}`]: demo.code,
    ...styles(demo, ''),
    ...modules(demo, ''),
    ...(demo.variant === 'TS' ? { 'tsconfig.json': tsconfig(demo, known) } : {}),
  };
}

let known: Promise<Packages> | undefined;

/** What the site says of its packages. */
function knownPackages(): Promise<Packages> {
  known ??= fetch(`${vitrineBase}/packages.json`).then((answer) => {
    if (!answer.ok) throw new Error('The versions of the packages could not be loaded. Try again.');
    return answer.json() as Promise<Packages>;
  });
  known.catch(() => (known = undefined));
  return known;
}

function submit(action: string, fields: Record<string, string>) {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The fields that StackBlitz is sent. */
export function stackBlitzFields(demo: Exported, packages: Packages): Record<string, string> {
  const { dependencies, devDependencies } = dependenciesOf(demo, packages);
  const fields: Record<string, string> = {
    'project[template]': isVite(demo, packages) ? 'node' : 'create-react-app',
    'project[title]': demo.title,
    'project[description]': `# ${demo.title}\n${demo.description}`,
    // a project of Node has them in its manifest
    ...(!isVite(demo, packages) && {
      'project[dependencies]': JSON.stringify(dependencies),
      'project[devDependencies]': JSON.stringify(devDependencies),
    }),
  };
  for (const [name, text] of Object.entries(stackBlitzFiles(demo, packages))) fields[`project[files][${name}]`] = text;
  return fields;
}

export async function toStackBlitz(demo: Exported) {
  const packages = await knownPackages();
  const folder = isVite(demo, packages) ? 'src/' : '';
  submit(
    `https://stackblitz.com/run?file=${folder}Demo.${ending(demo, packages)}`,
    stackBlitzFields(await illustrated(demo), packages),
  );
}

/** The fields that CodeSandbox is sent: the files, compressed by its own scheme. */
export async function codeSandboxFields(demo: Exported, packages: Packages): Promise<Record<string, string>> {
  const { compressToBase64 } = await import('lz-string');
  const files = Object.fromEntries(
    Object.entries(codeSandboxFiles(demo, packages)).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  const parameters = compressToBase64(JSON.stringify({ files }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return { parameters, query: `file=/src/Demo.${ending(demo, packages)}` };
}

export async function toCodeSandbox(demo: Exported) {
  submit(
    'https://codesandbox.io/api/v1/sandboxes/define',
    await codeSandboxFields(await illustrated(demo), await knownPackages()),
  );
}

/** Plugins of a bundler as they were set up in this process, by what asks for them. */
const setUp = new Map();

/** The hooks of a plugin, as esbuild would get them. */
async function hooksOf({ project, module, name, options, stamp }) {
  const key = JSON.stringify([project, module, name, options, stamp]);
  const known = setUp.get(key);
  if (known) return known;
  const plugin = await pluginFrom({ project, module, name, options, stamp });
  const hooks = { loads: [], resolves: [] };
  const add = (list) => (at, run) => {
    list.push({ filter: at.filter, namespace: at.namespace ?? 'file', run });
  };
  await plugin.setup({
    initialOptions: { absWorkingDir: project, bundle: true, plugins: [] },
    onLoad: add(hooks.loads),
    onResolve: add(hooks.resolves),
    onStart() {},
    onEnd() {},
    onDispose() {},
    resolve() {
      throw new Error(
        `The plugin ${plugin.name} asks the bundler to resolve, which is not supported.`,
      );
    },
  });
  setUp.set(key, hooks);
  return hooks;
}

async function pluginFrom({ project, module, name, options, stamp }) {
  const path = require('node:path');
  const { pathToFileURL } = require('node:url');
  const load = require('node:module').createRequire(
    path.join(project, 'package.json'),
  );
  const own = path.isAbsolute(module);
  let loaded;
  try {
    if (own) throw Object.assign(new Error(), { code: 'ERR_REQUIRE_ESM' });
    loaded = load(module);
  } catch (error) {
    if (!['ERR_REQUIRE_ESM', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(error.code))
      throw error;
    const file = own ? module : esmEntry(load.resolve.paths(module), module);
    loaded = await import(`${pathToFileURL(file)}${own ? `?${stamp}` : ''}`);
  }
  const found = name
    ? (loaded[name] ?? loaded.default?.[name])
    : (loaded.default?.default ??
      loaded.default ??
      Object.values(loaded).find((it) => typeof it === 'function'));
  const plugin = typeof found === 'function' ? found(options ?? {}) : found;
  if (typeof plugin?.setup !== 'function') {
    throw new Error(
      `${module} exports no plugin${name ? ` called ${name}` : ''}: an object with setup, or a function that returns one.`,
    );
  }
  return plugin;
}

/** The module that a package without CommonJS is entered by. */
function esmEntry(folders, name) {
  const path = require('node:path');
  const folder = folders
    .map((at) => path.join(at, name))
    .find((at) => fs.existsSync(path.join(at, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  const { exports, module, main } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const chosen = (entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    return chosen(entry['.'] ?? entry.node ?? entry.import ?? entry.default);
  };
  return path.join(folder, chosen(exports) ?? module ?? main ?? 'index.js');
}

/** Runs the hooks for a file in turn, until one answers. */
async function firstAnswer(hooks, namespace, path, args) {
  for (const hook of hooks) {
    if (hook.namespace !== namespace || !hook.filter.test(path)) continue;
    const answer = await hook.run(args);
    if (answer?.errors?.length > 0)
      throw new Error(answer.errors.map(({ text }) => text).join('\n'));
    if (answer) return answer;
  }
  return undefined;
}

const textOf = (contents) =>
  typeof contents === 'string'
    ? contents
    : Buffer.from(contents ?? '').toString('utf8');

/** What the names of files must look like that a plugin transforms, as regular expressions. */
handlers.plugin = async (plugin) => {
  const { loads } = await hooksOf(plugin);
  return loads
    .filter(({ namespace }) => namespace === 'file')
    .map(({ filter }) => filter.source);
};

const imported =
  /(\bimport\s*|\bfrom\s*|\brequire\(\s*)(["'])((?:\\.|(?!\2)[^\\\n])+)\2/g;

/**
 * What a plugin makes of a file: code, and the stylesheets that it imports by names which the plugin alone understands.
 * In the code, their places are numbered.
 */
handlers.transform = async ({ plugin, file }) => {
  const { dirname } = require('node:path');
  const hooks = await hooksOf(plugin);
  const at = {
    path: file,
    namespace: 'file',
    suffix: '',
    pluginData: undefined,
    with: {},
  };
  const made = await firstAnswer(hooks.loads, 'file', file, at);
  if (!made) return { made: false };
  let code = textOf(made.contents);
  const sheets = [];
  const files = [...(made.watchFiles ?? [])];
  for (const [statement, head, , name] of [...code.matchAll(imported)]) {
    const asked = {
      path: name,
      importer: file,
      namespace: 'file',
      resolveDir: made.resolveDir ?? dirname(file),
      kind: 'import-statement',
      pluginData: made.pluginData,
      with: {},
    };
    const found = await firstAnswer(hooks.resolves, 'file', name, asked);
    if (!found?.path) continue;
    const namespace = found.namespace ?? 'file';
    if (namespace === 'file') {
      code = code.replace(statement, () => `${head}${JSON.stringify(found.path)}`);
      continue;
    }
    const inner = {
      ...at,
      path: found.path,
      namespace,
      suffix: found.suffix ?? '',
      pluginData: found.pluginData,
    };
    const sheet = await firstAnswer(hooks.loads, namespace, found.path, inner);
    if (sheet?.loader !== 'css' && sheet?.loader !== 'global-css') {
      throw new Error(
        `The plugin makes a module of “${name.slice(0, 80)}” that is no stylesheet, which is not supported.`,
      );
    }
    files.push(...(sheet.watchFiles ?? []));
    code = code.replace(statement, () => `${head}"vitrine-sheet:${sheets.length}"`);
    sheets.push({
      css: textOf(sheet.contents),
      folder: sheet.resolveDir ?? dirname(file),
    });
  }
  return { made: true, code, loader: made.loader ?? 'js', sheets, files };
};

'use strict';
// The Node side of internal/prerender: reads framed requests from standard input, renders, writes framed answers.
// A frame is four bytes of length, big endian, and that many bytes of JSON, or of a text that the one before announced.
// Nothing else may write to standard output.
const { Buffer } = require('node:buffer');
const fs = require('node:fs');

const RealDate = Date;
const world = { now: RealDate.UTC(2024, 4, 17, 10, 30), zone: 'UTC' };

/** A clock that stands still: what is rendered ahead of time must not depend on when. */
globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(world.now);
    else super(...args);
  }
  static now() {
    return world.now;
  }
};

globalThis.vitrineWorld = {
  messages: [],
  /** Timers asked for since this was last emptied. They never run: nobody is there when they end. */
  timers: [],
  /** Runs once more on another day, in another time zone. */
  other(run) {
    const saved = { ...world };
    world.now = RealDate.UTC(2031, 10, 2, 23, 45);
    process.env.TZ = 'Asia/Tokyo';
    try {
      return run();
    } finally {
      Object.assign(world, saved);
      process.env.TZ = saved.zone;
    }
  },
};

for (const kind of [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
]) {
  const real = globalThis[kind];
  globalThis[kind] = (...args) => {
    if (!rendering) return real?.(...args);
    globalThis.vitrineWorld.timers.push(kind);
    return 0;
  };
}

for (const level of ['error', 'warn', 'log', 'info', 'debug']) {
  console[level] = (...args) => {
    globalThis.vitrineWorld.messages.push(require('node:util').format(...args));
  };
}

function framed(text) {
  const length = Buffer.byteLength(text, 'utf8');
  const frame = Buffer.allocUnsafe(4 + length);
  frame.writeUInt32BE(length);
  frame.write(text, 4, 'utf8');
  return frame;
}

/** Sends a message, and the one text that it announces. */
function send(message, text) {
  write(framed(JSON.stringify(message)));
  if (text !== undefined) write(framed(text));
}

function write(frame) {
  while (frame.length > 0) {
    try {
      frame = frame.subarray(fs.writeSync(1, frame));
    } catch (error) {
      // A package that looked at process.stdout has made the pipe one that does not wait.
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(moment, 0, 0, 1);
    }
  }
}

const moment = new Int32Array(new SharedArrayBuffer(4));

let rendering = false;

/** What the code of the request under way tried and may not, with the demo that was rendered. */
const refusals = [];
const current = { demo: '' };

/** What was refused is wrong with whatever tried it, even where it went on without. */
function withRefusals(kind, made) {
  for (const { demo, message, stack } of refusals.splice(0)) {
    const problem = { kind: 'refused', message, stack };
    if (kind === 'component') made.problem = problem;
    const finding = made.demos?.find(({ name }) => name === demo);
    if (finding) finding.problem = problem;
  }
  return made;
}

/** What demos were rendered to, where somebody edits them and asks for the others again and again. */
const remembered = new Map();
const mostRemembered = 1000;

/** Loads a file anew and forgets it afterwards: a page's demos are rendered once. */
function fresh(file) {
  const loaded = require(file);
  delete require.cache[require.resolve(file)];
  return loaded;
}

/** What makes an answer of a request, by its kind: an object, or one text. */
const handlers = {
  page({ server, input }) {
    return require(server).renderPage(input);
  },
  demos({ server, file, demos, keys }) {
    const { renderDemos } = require(server);
    globalThis.vitrineWorld.messages.length =
      globalThis.vitrineWorld.timers.length = 0;
    if (remembered.size > mostRemembered) remembered.clear();
    let loaded;
    return renderDemos(demos, {
      module: () => (loaded ??= fresh(file)),
      begin(demo) {
        rendering = demo !== '';
        current.demo = demo;
        send({ begin: demo });
      },
      keys,
      remembered,
    });
  },
  component({ server, file, name, props }) {
    send({ begin: name });
    rendering = true;
    globalThis.vitrineWorld.messages.length =
      globalThis.vitrineWorld.timers.length = 0;
    return require(server).renderComponent(
      () => require(file).components[name](),
      props,
    );
  },
  navigation({ server, navigation }) {
    return require(server).renderNavigation(navigation);
  },
  sandbox({ server, script }) {
    return { html: require(server).renderSandbox(script) };
  },
  /**
   * What a program of the site makes of the packages of a project: files by name, data for a component, and what can
   * be found in them.
   */
  async generate({ file, project }) {
    const { files, data, found } = await require(file).default({ project });
    return { files, data: data ?? null, found };
  },
  /**
   * What Tailwind makes of the classes in some sources, without its reset: that would restyle the page around a demo.
   */
  async tailwind({ project, sources }) {
    const load = require('node:module').createRequire(`${project}/package.json`);
    const content = sources.map((raw) => ({ raw, extension: 'tsx' }));
    const plugins = [
      load('tailwindcss')({ content, corePlugins: { preflight: false } }),
    ];
    const made = await load('postcss')(plugins).process(
      '@tailwind base;@tailwind components;@tailwind utilities;',
      { from: undefined },
    );
    return { css: made.css };
  },
  /** What the project's Sass makes of a stylesheet. */
  sass({ file, text }) {
    const { pathToFileURL, fileURLToPath } = require('node:url');
    const path = require('node:path');
    const sass = require('node:module').createRequire(file)('sass');
    const folders = [];
    for (let at = path.dirname(file); ; at = path.dirname(at)) {
      folders.push(at, path.join(at, 'node_modules'));
      if (at === path.dirname(at)) break;
    }
    const made = sass.compileString(text, {
      url: pathToFileURL(file),
      syntax: file.endsWith('.sass') ? 'indented' : 'scss',
      loadPaths: folders,
      importers: sass.NodePackageImporter
        ? [new sass.NodePackageImporter(path.dirname(file))]
        : [],
      logger: sass.Logger?.silent,
      charset: false,
    });
    const files = made.loadedUrls.filter(({ protocol }) => protocol === 'file:');
    return { css: made.css, files: files.map((url) => fileURLToPath(url)) };
  },
  /** What the project's PostCSS makes of a stylesheet. Its plugins may look around from where they are set up. */
  async postcss({ config, file, text }) {
    const path = require('node:path');
    const load = require('node:module').createRequire(config);
    const folder = path.dirname(config);
    const before = process.cwd();
    process.chdir(folder);
    try {
      const settings = await settingsOf(config);
      const plugins = await pluginsOf(settings.plugins ?? [], load);
      const made = await load('postcss')(plugins).process(text, {
        from: file,
        to: file,
        map: false,
      });
      const files = [];
      for (const { type, file: own, dir } of made.messages) {
        if (type === 'dependency') files.push(own);
        if (type === 'dir-dependency') files.push(...filesBelow(dir));
      }
      return { css: made.css, files };
    } finally {
      process.chdir(before);
    }
  },
  family({ server, file }) {
    return { css: require(server).familyStylesheet(require(file).default) };
  },
};

/** What a file says by which PostCSS is set up. */
async function settingsOf(config) {
  if (/rc$|\.json$/.test(config)) return JSON.parse(fs.readFileSync(config, 'utf8'));
  const { mtimeMs } = fs.statSync(config);
  const url = require('node:url').pathToFileURL(config);
  const loaded = await import(`${url}?${mtimeMs}`); // a process outlives edits
  const said = loaded.default ?? loaded;
  return typeof said === 'function'
    ? said({ env: 'production', options: {} })
    : said;
}

/** Plugins as a list or by name, each with its options; false leaves one out. */
async function pluginsOf(plugins, load) {
  const named = async (name, options) => {
    let plugin;
    try {
      plugin = load(name);
    } catch (error) {
      if (
        error.code !== 'ERR_REQUIRE_ESM' &&
        error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED'
      )
        throw error;
      plugin = await import(load.resolve(name));
    }
    return (plugin.default ?? plugin)(options === true ? undefined : options);
  };
  if (!Array.isArray(plugins)) {
    const chosen = Object.entries(plugins).filter(
      ([, options]) => options !== false,
    );
    return Promise.all(chosen.map(([name, options]) => named(name, options)));
  }
  return Promise.all(
    plugins.filter(Boolean).map((plugin) => {
      if (typeof plugin === 'string') return named(plugin);
      return Array.isArray(plugin) && typeof plugin[0] === 'string'
        ? named(...plugin)
        : plugin;
    }),
  );
}

/** The sources in a folder: what plugins look for classes in. */
function filesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return filesBelow(name);
    return entry.isFile() && /\.([jt]sx?|mdx?|html|css)$/.test(entry.name)
      ? [name]
      : [];
  });
}

let pending = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  pending = Buffer.concat([pending, chunk]);
  while (pending.length >= 4) {
    const length = pending.readUInt32BE(0);
    if (pending.length < 4 + length) return;
    const request = JSON.parse(pending.subarray(4, 4 + length).toString('utf8'));
    pending = pending.subarray(4 + length);
    answer(request);
  }
});
process.stdin.on('end', () => process.exit(0));

async function answer(request) {
  rendering = false;
  refusals.length = 0;
  try {
    const made = handlers[request.kind](request);
    rendering = false;
    if (typeof made === 'string') {
      send({ follows: true }, made);
      return;
    }
    send({
      done: withRefusals(request.kind, made instanceof Promise ? await made : made),
    });
  } catch (error) {
    send({
      failed: {
        message: String(error?.message ?? error),
        stack: String(error?.stack ?? ''),
      },
    });
  }
}

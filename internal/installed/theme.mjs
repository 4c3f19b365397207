// Prints the default themes of packages, by package and path of a value.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(`${process.cwd()}/package.json`);
const makers = ['createTheme', 'extendTheme'];
const deepest = 8;

function walk(value, path, values, depth, above) {
  const isPlain = value === null || typeof value !== 'object';
  if (isPlain || Array.isArray(value)) {
    if (typeof value === 'function' || value === undefined) return;
    values[path] = typeof value === 'string' ? value : JSON.stringify(value);
    return;
  }
  if (depth > deepest || above.includes(value)) return;
  for (const [name, one] of Object.entries(value))
    walk(one, path ? `${path}.${name}` : name, values, depth + 1, [...above, value]);
}

const themes = {};
for (const name of process.argv.slice(1)) {
  try {
    const all = await import(pathToFileURL(resolve(name)));
    const make = makers
      .map((maker) => all[maker] ?? all.default?.[maker])
      .find((one) => typeof one === 'function');
    if (!make) continue;
    walk(make(), '', (themes[name] = {}), 0, []);
  } catch {
    // It can't be loaded here, or its theme needs more: nothing is known of it.
  }
}
process.stdout.write(`\n${JSON.stringify(themes)}\n`);
process.exit(0);

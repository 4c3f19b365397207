// Every printed import is imported by Node; those that don't exist are listed.
import { createRequire, register } from 'node:module';

// Style sheets are for bundlers.
register(
  `data:text/javascript,${encodeURIComponent(`
export function load(url, context, next) {
  return url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
}`)}`,
  import.meta.url,
);
const require = createRequire(import.meta.url);
require.extensions['.css'] = () => {};

const loaded = new Map();

async function load(module) {
  if (!loaded.has(module)) {
    let value;
    try {
      value = await import(module);
    } catch {
      try {
        value = require(module);
      } catch (error) {
        value = error;
      }
    }
    loaded.set(module, value);
  }
  return loaded.get(module);
}

/** Whether a statement's module has what it names, and that has the part that the entry is. */
async function exists(statement, part) {
  const [, named, whole, module] = /^import (?:\{ (\w+)(?: as \w+)? \}|(\w+)) from '([^']+)';$/.exec(statement);
  const value = await load(module);
  if (value instanceof Error) {
    return `${statement} (${value.message.split('\n')[0]})`;
  }
  const found = whole ? (value.default?.default ?? value.default ?? value) : (value[named] ?? value.default?.[named]);
  const isThere = found !== undefined && (!part || found[part] !== undefined);
  return isThere ? '' : statement + (part ? ` (${part})` : '');
}

/** Whether Node finds what a path such as Dialog.Root says of a module. */
export async function isThere(module, path) {
  const value = await load(module);
  if (value instanceof Error) {
    return true; // nobody knows
  }
  const [name, part] = path.split('.');
  const found = value[name] ?? value.default?.[name];
  return found !== undefined && (!part || found[part] !== undefined);
}

export async function missingImports(facts) {
  const missing = [];
  let count = 0;
  for (const entry of [...facts.components, ...facts.hooks]) {
    const [container, part] = entry.name.split('.');
    for (const statement of entry.imports) {
      count++;
      const own = part && new RegExp(`^import (\\{ )?(\\w+ as )?${container}\\b`).test(statement);
      const problem = await exists(statement, own ? part : '');
      if (problem) {
        missing.push(problem);
      }
    }
  }
  return { count, missing };
}

// What import statements bind, by their text: code that is being written is no code yet that a parser reads.

/** What a name of the code stands for. */
export interface Import {
  module: string;
  /** `default`, `*`, or a name that the module exports. */
  name: string;
}

/** What the part of a statement between `import` and `from` binds, by local name. */
export function bindingsOf(clause: string): [local: string, name: string][] {
  const text = clause.trim();
  const found: [string, string][] = [];
  if (/^type\s+[\w{*]/.test(text)) return found;
  const whole = /\*\s*as\s+([\w$]+)/.exec(text)?.[1];
  if (whole) found.push([whole, '*']);
  const own = /^([\w$]+)\s*(?:,|$)/.exec(text)?.[1];
  if (own) found.push([own, 'default']);
  for (const part of /\{([^}]*)\}/.exec(text)?.[1]!.split(',') ?? []) {
    const [, name, local] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
    if (name) found.push([local ?? name, name]);
  }
  return found;
}

/** What the statements of some code import, by local name. */
export function importsOf(code: string): Record<string, Import> {
  const found: Record<string, Import> = {};
  for (const [, clause, , module] of code.matchAll(/^import\s+([^'"`;]*?)\s+from\s*(['"])([^'"\n]+)\2/gm)) {
    for (const [local, name] of bindingsOf(clause!)) found[local] = { module: module!, name };
  }
  return found;
}

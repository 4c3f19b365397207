// What stands at the caret of code that is being written: what may be completed there.

export type Context = {
  /** What was typed of it already, and what a completion takes the place of. */
  typed: string;
  start: number;
  end: number;
} & (
  | { kind: 'prop'; tag: string; given: string[] }
  | { kind: 'value'; tag: string; prop: string; quoted: boolean }
  | { kind: 'component' }
  | { kind: 'import'; module: string }
  | { kind: 'module' }
);

/** The context of an offset; undefined where nothing can be completed. */
export function contextAt(text: string, offset: number): Context | undefined {
  return importAt(text, offset) ?? elementAt(text, offset);
}

const wordBefore = (text: string) => /[\w$-]*$/.exec(text)![0];
const wordAfter = (text: string) => /^[\w$-]*/.exec(text)![0];

function importAt(text: string, offset: number): Context | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const begun = /^(?:import\b|\})[^'"]*\bfrom\s*['"]([^'"]*)$/.exec(line)?.[1];
  if (begun !== undefined) {
    const behind = /^[^'"\s]*/.exec(text.slice(offset))![0];
    return { kind: 'module', typed: begun, start: offset - begun.length, end: offset + behind.length };
  }
  const from = text.lastIndexOf('import', offset);
  const statement = /^import\s[^'"`;]*?from\s*['"]([^'"\n]+)['"]/.exec(text.slice(from));
  const open = from < 0 ? -1 : text.indexOf('{', from);
  if (!statement || open < 0 || open >= offset || offset > from + statement[0].lastIndexOf('from')) return undefined;
  const within = text.slice(open + 1, offset);
  if (within.includes('}')) return undefined;
  const typed = wordBefore(within);
  const end = offset + wordAfter(text.slice(offset)).length;
  return { kind: 'import', module: statement[1]!, typed, start: offset - typed.length, end };
}

/** Signs with which an attribute's text or a nested piece of code ends. */
const closing: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

function elementAt(text: string, offset: number): Context | undefined {
  const name = /<([A-Z][\w.]*)?$/.exec(text.slice(0, offset));
  if (name && !/[\w$)\]]\s*$/.test(text.slice(0, name.index))) {
    const typed = name[1] ?? '';
    return {
      kind: 'component',
      typed,
      start: offset - typed.length,
      end: offset + wordAfter(text.slice(offset)).length,
    };
  }
  // The tag around the caret is the last one before it that is open there.
  for (let at = text.lastIndexOf('<', offset - 1); at >= 0; at = text.lastIndexOf('<', at - 1)) {
    const found = /^<([A-Z][\w.]*)/.exec(text.slice(at, offset));
    const context = found && within(text, at + found[0].length, offset, found[1]!);
    if (context) return context;
    if (at === 0 || offset - at > 4000) break;
  }
  return undefined;
}

/** Goes through the attributes of a tag up to the caret. */
function within(text: string, from: number, offset: number, tag: string): Context | undefined {
  const given: string[] = [];
  let at = from;
  while (at < offset) {
    const rest = text.slice(at, offset);
    const space = /^\s+/.exec(rest);
    if (space) {
      at += space[0].length;
      continue;
    }
    const attribute = /^([\w$-]+)(\s*=\s*)?/.exec(rest);
    if (!attribute) {
      if (text[at] !== '{') return undefined; // the tag ends before the caret
      const end = closed(text, at, offset);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    at += attribute[0].length;
    if (!attribute[2]) {
      if (at >= offset) break;
      given.push(attribute[1]!);
      continue;
    }
    const opened = text[at];
    if (opened === '"' || opened === "'") {
      const end = text.indexOf(opened, at + 1);
      if (end < 0 || end >= offset) return value(text, at + 1, offset, { tag, prop: attribute[1]!, quoted: true });
      at = end + 1;
    } else if (opened === '{') {
      const end = closed(text, at, offset);
      if (end === undefined) return inBraces(text, at + 1, offset, tag, attribute[1]!);
      at = end;
    } else {
      return undefined;
    }
    given.push(attribute[1]!);
  }
  const typed = wordBefore(text.slice(from, offset));
  const start = offset - typed.length;
  if (!typed && !/\s$/.test(text.slice(from, offset))) return undefined;
  return { kind: 'prop', tag, given, typed, start, end: offset + wordAfter(text.slice(offset)).length };
}

interface Place {
  tag: string;
  prop: string;
  quoted: boolean;
}

function value(text: string, start: number, offset: number, place: Place): Context | undefined {
  const typed = text.slice(start, offset);
  if (typed.includes('\n')) return undefined;
  return { kind: 'value', ...place, typed, start, end: offset + wordAfter(text.slice(offset)).length };
}

function inBraces(text: string, start: number, offset: number, tag: string, prop: string): Context | undefined {
  const typed = /^\s*(['"]?)([\w-]*)$/.exec(text.slice(start, offset));
  if (!typed) return undefined;
  return value(text, offset - typed[2]!.length, offset, { tag, prop, quoted: Boolean(typed[1]) });
}

/** The offset behind the bracket that closes the one at an offset; undefined where it is open at the end. */
function closed(text: string, from: number, end: number): number | undefined {
  const open: string[] = [];
  for (let at = from; at < end; at++) {
    const sign = text[at]!;
    if (closing[sign]) open.push(closing[sign]);
    else if (sign === open.at(-1)) open.pop();
    else if (sign === '"' || sign === "'" || sign === '`') {
      const last = text.indexOf(sign, at + 1);
      if (last < 0 || last >= end) return undefined;
      at = last;
    }
    if (!open.length) return at + 1;
  }
  return undefined;
}

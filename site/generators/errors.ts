import { readdirSync, readFileSync } from 'node:fs';

/** Packages whose builds for production replace messages by numbers. */
const packages = [
  'utils',
  'system',
  'material',
  'joy',
  'base',
  'styled-engine',
  'lab',
];

/**
 * Reads a template or a string that begins at `start`; what is put in at run time becomes %s. Undefined where there is
 * none.
 */
export function messageAt(code: string, start: number): string | undefined {
  const quote = code[start];
  if (quote !== '`' && quote !== '"' && quote !== "'") return undefined;
  let text = '';
  let at = start + 1;
  while (at < code.length && code[at] !== quote) {
    if (code[at] === '\\') {
      text += code[at + 1] === 'n' ? '\n' : code[at + 1];
      at += 2;
    } else if (quote === '`' && code.startsWith('${', at)) {
      text += '%s';
      at = endOfExpression(code, at + 2);
    } else {
      text += code[at++];
    }
  }
  return text;
}

/** The place behind the brace that ends an expression; templates inside of it may have braces of their own. */
function endOfExpression(code: string, at: number): number {
  let depth = 1;
  while (at < code.length) {
    if (code[at] === '`') {
      at++;
      while (code[at] !== '`') {
        if (code[at] === '\\') at += 2;
        else if (code.startsWith('${', at)) at = endOfExpression(code, at + 2);
        else at++;
      }
    } else if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at + 1;
    at++;
  }
  return at;
}

const marker = 'process.env.NODE_ENV !== "production" ? ';

/** The messages in one module, by number. */
export function messagesIn(code: string): [number, string][] {
  const found: [number, string][] = [];
  for (let at = code.indexOf(marker); at >= 0; at = code.indexOf(marker, at + 1)) {
    const message = messageAt(code, at + marker.length);
    const number = /_formatMuiErrorMessage\((\d+)/.exec(
      code.slice(at, at + 2000),
    )?.[1];
    const other = code.indexOf(marker, at + 1);
    const before = other < 0 || code.indexOf('_formatMuiErrorMessage(', at) < other;
    if (message && number && before) found.push([Number(number), message]);
  }
  return found;
}

/** The messages behind the numbers that production builds of the installed packages throw. */
export default function generate({ project }: { project: string }) {
  const messages = new Map<number, string>();
  for (const name of packages) {
    const folder = `${project}/node_modules/@mui/${name}`;
    let files: string[];
    try {
      files = readdirSync(folder, { recursive: true }) as string[];
    } catch {
      continue; // not installed
    }
    for (const file of files) {
      if (
        !file.endsWith('.js') ||
        /(^|\/)(node|legacy|modern|umd|node_modules)\//.test(file)
      )
        continue;
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      if (!code.includes('_formatMuiErrorMessage(') || !/^import /m.test(code))
        continue;
      for (const [number, message] of messagesIn(code)) {
        if (!messages.has(number)) messages.set(number, message);
      }
    }
  }
  const list = [...messages].sort(([a], [b]) => a - b);
  const found = {
    error: list.map(([code, message]) => ({
      name: `Error ${code}`,
      id: `error-${code}`,
      text: message.replaceAll('%s', '…').replaceAll('`', ''),
    })),
  };
  return { files: {}, data: Object.fromEntries(list), found };
}

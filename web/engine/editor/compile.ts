// A reader's TypeScript becomes a script for the sandboxed frame.
import { transform } from 'sucrase';

export class CompileError extends Error {
  constructor(
    message: string,
    /** From 1; 0 where the compiler names none. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** The script that runs a module in the frame: what it imports is handed in, its loops are guarded. */
export function compile(code: string): string {
  let js: string;
  try {
    js = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: 'demo.tsx',
    }).code;
  } catch (error) {
    const message = String((error as Error).message).replace(
      /^(?:SyntaxError: )?(?:Error transforming )?demo\.tsx: /,
      '',
    );
    throw new CompileError(message, Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 0));
  }
  return `vitrineRun(function (require, module, __guard) { var exports = module.exports; ${guarded(js)}\n});`;
}

/** Lets every round of a loop ask whether it may go on. A loop over a list ends by itself. */
export function guarded(js: string): string {
  let out = '';
  let at = 0;
  for (const { start, end } of loops(js)) {
    const head = js.slice(start, end);
    out += js.slice(at, end);
    at = end;
    if (head.startsWith('while')) {
      out += '__guard()&&';
    } else {
      const first = clauseEnd(js, end);
      if (first >= 0) {
        out += js.slice(at, first + 1);
        at = first + 1;
        out += js.slice(at).trimStart().startsWith(';') ? '__guard()' : '__guard()&&';
      }
    }
  }
  return out + js.slice(at);
}

const skipped = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y;

/** Heads of loops: from the keyword to behind its parenthesis. Words in comments and strings are none. */
function* loops(js: string) {
  for (let i = 0; i < js.length; i++) {
    skipped.lastIndex = i;
    const text = skipped.exec(js);
    if (text) {
      i += text[0].length - 1;
      continue;
    }
    const head = /^(?:while|for)\s*\(/.exec(js.slice(i, i + 16));
    if (head && !/[\w$.]/.test(js[i - 1] ?? '')) {
      yield { start: i, end: i + head[0].length };
      i += head[0].length - 1;
    }
  }
}

/** Where the first clause of a `for` ends; -1 for a loop over a list. */
function clauseEnd(js: string, from: number): number {
  let depth = 0;
  for (let i = from; i < js.length; i++) {
    skipped.lastIndex = i;
    const text = skipped.exec(js);
    if (text) {
      i += text[0].length - 1;
    } else if ('([{'.includes(js[i]!)) {
      depth++;
    } else if (')]}'.includes(js[i]!)) {
      if (--depth < 0) return -1;
    } else if (js[i] === ';' && depth === 0) {
      return i;
    }
  }
  return -1;
}

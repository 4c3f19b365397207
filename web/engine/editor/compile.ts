// A reader's TypeScript becomes a script for the sandboxed frame.
import { transform } from 'sucrase';
import { guarded } from './guard';

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

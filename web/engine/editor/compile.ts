// A reader's TypeScript becomes a script for the sandboxed frame.
import { transform } from 'sucrase';
import { guarded } from './guard';

export { read } from './elements';

/** What errors call the reader's code, in all browsers. No line moves on the way there. */
export const codeName = 'demo.tsx';

/** A script for the frame, or what keeps the code from becoming one. */
export type Compiled = { script: string } | { message: string; line: number; column: number };

/** The script that runs a module in the frame: what it imports is handed in, its loops are guarded. */
export function compile(code: string): Compiled {
  let js: string;
  try {
    js = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: codeName,
    }).code;
  } catch (error) {
    const message = String((error as Error).message).replace(
      /^(?:SyntaxError: )?(?:Error transforming )?demo\.tsx: /,
      '',
    );
    const [, line = 0, column = 0] = /\((\d+):(\d+)\)/.exec(message) ?? [];
    return {
      message: message.replace(/ \(\d+:\d+\)$/, ''),
      line: Number(line),
      column: Number(column),
    };
  }
  const body = `var exports = module.exports; ${guarded(js)}`;
  return {
    script: `vitrineRun(function (require, module, __guard) { ${body}\n});\n//# sourceURL=${codeName}`,
  };
}

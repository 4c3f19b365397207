// A reader's TypeScript becomes a script for the sandboxed frame.
import { transform } from 'sucrase';
import './bound';
import { guarded } from './guard';

export { read } from './elements';

/** What errors call the reader's code, in all browsers. No line moves on the way there. */
export const codeName = 'demo.tsx';

/** A script for the frame, or what keeps the code from becoming one. */
export type Compiled = { script: string } | { message: string; line: number; column: number };

/** The script that runs a module in the frame: what it imports is handed in, its loops are guarded. */
export function compile(code: string): Compiled {
  let body: string;
  try {
    const { code: js } = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: codeName,
    });
    body = `var exports = module.exports; ${guarded(js)}`;
  } catch (error) {
    return refusal(error as Error);
  }
  return {
    script: `vitrineRun(function (require, module, __guard) { ${body}\n});\n//# sourceURL=${codeName}`,
  };
}

/** The message of an error without what the parser puts around it. */
function refusal(error: Error): Compiled {
  if (error instanceof RangeError) {
    // the parser calls itself for each level
    return { message: 'The code is nested too deep to be read.', line: 0, column: 0 };
  }
  const message = String(error.message).replace(/^(?:SyntaxError: )?(?:Error transforming )?demo\.tsx: /, '');
  const [, line = 0, column = 0] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  return {
    message: message.replace(/ \(\d+:\d+\)$/, ''),
    line: Number(line),
    column: Number(column),
  };
}

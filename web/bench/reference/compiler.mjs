// TypeScript 5.9's compiler over elements that are written for it: it is another one than ours.
import path from 'node:path';
import ts from 'typescript';

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Complaints about a module without types: nothing in it can be documented. */
const untyped = [2307, 7016];

/** Whether JSX can write a name as an attribute that the compiler checks; those with a hyphen it lets pass. */
export const isAttribute = (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'key' && name !== 'ref';

/** Attributes whose values suit every type. */
export const attributes = (names) => names.map((name) => `${name}={null!}`).join(' ');

/** Elements are asked about in rounds: ask, compile, read the answers. */
export class Compiler {
  constructor(folder) {
    this.folder = folder;
    this.questions = [];
    this.imports = new Map();
    this.texts = new Map();
  }

  /** The name that a module has in the files that are compiled. */
  module(specifier) {
    if (!this.imports.has(specifier)) {
      this.imports.set(specifier, `m${this.imports.size}`);
    }
    return this.imports.get(specifier);
  }

  head() {
    return [...this.imports].map(([specifier, name]) => `import * as ${name} from '${specifier}';\n`).join('');
  }

  /** The program with one more file, and that file. */
  program(text) {
    const file = path.join(this.folder, 'probe.tsx');
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    const kept = this.texts;
    host.getSourceFile = (name, ...rest) => {
      if (name === file) {
        return ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
      }
      if (!kept.has(name)) {
        kept.set(name, read(name, ...rest));
      }
      return kept.get(name);
    };
    const exists = host.fileExists;
    host.fileExists = (name) => name === file || exists(name);
    const program = ts.createProgram([file], options, host);
    return { program, source: program.getSourceFile(file) };
  }

  /** Asks about an element with some attributes. The answer is filled in by compile. */
  ask(tag, names) {
    const answer = { text: `<${this.module(tag.module)}.${tag.path ?? tag.name} ${attributes(names)} />` };
    this.questions.push(answer);
    return answer;
  }

  compile() {
    const questions = this.questions;
    this.questions = [];
    const head = this.head();
    const lines = head.split('\n').length - 1;
    const text = `${head}${questions.map((question) => `void (${question.text});`).join('\n')}\n`;
    const { program, source } = this.program(text);
    for (const found of program.getSemanticDiagnostics(source)) {
      const question = questions[source.getLineAndCharacterOfPosition(found.start).line - lines];
      if (!question && untyped.includes(found.code)) {
        continue;
      }
      if (!question) {
        throw new Error(ts.flattenDiagnosticMessageText(found.messageText, '\n'));
      }
      const message = ts.flattenDiagnosticMessageText(found.messageText, '\n');
      question.errors = (question.errors ?? 0) + 1;
      question.messages = [...(question.messages ?? []), message];
      question.codes = [...(question.codes ?? []), found.code];
      question.unknown ||= isUnknown(found.code, message);
    }
  }
}

/**
 * Whether a complaint says that an attribute does not exist. Of overloads, all have to say so but those that are for
 * another element than the usual one.
 */
function isUnknown(code, message) {
  const says = (text) => /Property '[^']+' does not exist on type|has no properties in common/.test(text);
  if (code === 2769) {
    const overloads = message.split(/Overload \d+ of \d+/).slice(1);
    return (
      overloads.some(says) &&
      overloads.every((text) => says(text) || /Property '(as|component)' is missing in type/.test(text))
    );
  }
  return says(message);
}

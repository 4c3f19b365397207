// What the compiler of dev mode says of edited code. Published sites have none, and nothing is asked there.
import { Id } from '../dom';
import type { Problem } from './check';

/** A problem as dev mode tells it: line and column from 1. */
interface Told {
  line: number;
  column: number;
  what: string;
}

/** A mistake in the words of the compiler. */
export type TypeProblem = Omit<Problem, 'kind'> & { kind: 'type'; message: string };

/** The script of dev mode in a page. */
const isDevelopment = () => document.getElementById(Id.DevelopmentScript) !== null;

/** What is wrong with the types of a source, where dev mode can be asked. */
export async function typeProblems(source: string, text: string): Promise<TypeProblem[]> {
  if (!isDevelopment()) return [];
  try {
    const answer = await fetch('/@vitrine/types', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ source, code: text }),
    });
    return answer.ok ? ((await answer.json()) as Told[]).map((told) => placed(told, text)) : [];
  } catch {
    return []; // dev mode has ended
  }
}

/** A problem at the word where it begins. */
export function placed({ line, column, what }: Told, text: string): TypeProblem {
  const before = text.split('\n').slice(0, line - 1);
  // Columns are characters, offsets are units of UTF-16.
  const inLine = [...(text.split('\n')[line - 1] ?? '')].slice(0, Math.max(0, column - 1)).join('').length;
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + inLine;
  const [word] = /^(?:[\w$]+|.)?/.exec(text.slice(start))!;
  return { kind: 'type', of: '', prop: '', message: what, start, end: start + word.length, fixes: [] };
}

/** All mistakes: what was found here has fixes, so that the compiler's word for the same line is left out. */
export function merged(found: readonly Problem[], told: readonly TypeProblem[], text: string) {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = new Set(found.map(({ start }) => lineOf(start)));
  return [...found, ...told.filter(({ start }) => !lines.has(lineOf(start)))].sort((a, b) => a.start - b.start);
}

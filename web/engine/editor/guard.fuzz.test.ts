import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { transform } from 'sucrase';
import { expect, test } from 'vitest';
import { fuzz, fuzzTimeout } from '../../fuzz';
import { createGuard } from '../sandbox/guard';
import { guarded } from './guard';
import { program } from './programs';

/** Looks at the clock that a task may take in this test; one look a round and call. */
const limit = 400;
/** Milliseconds after which a program hangs: nothing has stopped it. */
const hang = 20_000;

/** What a program says when it has run through, but for what it awaits. */
const done = 'Done: ';

const frame = (code: string) => `'use strict';
let n = 0, m = 1, of = 2, async = 3, get = 4, t = 0;
const done = (how) => log('${done}' + how, n, m, of, async, get, t);
try {
${code}
;done('ended');
} catch (error) {
  done(String(error));
}`;

interface Run {
  trace: string[];
  stopped: boolean;
}

/** Runs code in a world of its own, microtasks included. */
function run(code: string): Run {
  const trace: string[] = [];
  const world = createContext(
    { log: (...values: unknown[]) => trace.length < 2000 && trace.push(values.map(String).join(' ')) },
    { microtaskMode: 'afterEvaluate' },
  );
  new Script(`var looks = 0;
var __guard = (${createGuard})({ now: () => looks++, afterTask() {}, limit: ${limit} });`).runInContext(world);
  new Script(code).runInContext(world, { timeout: hang });
  const looks = new Script('looks').runInContext(world) as number;
  return { trace, stopped: looks > limit };
}

/** Of awaited lists, whose guard takes turns of its own, what happens before the first turn. */
const seen = (trace: string[], code: string) =>
  code.includes('await') ? trace.slice(0, trace.findIndex((line) => line.startsWith(done)) + 1) : trace;

const parses = (code: string) => {
  try {
    return !!new Script(code);
  } catch {
    return false;
  }
};

test('fuzz: guarded code parses, always ends, and does what the code does', { timeout: fuzzTimeout }, async () => {
  await fuzz(
    fc.array(program, { minLength: 1, maxLength: 3 }).map((statements) => statements.join('\n')),
    [
      'for (;;);',
      'for (var of in { b: 1 }) ;',
      'for (const of of [1]) log(of)',
      'for (var i = ({ of() { return 1 } }).of(); i < 3; i++) log(i)',
      'for (n in get) of',
      'while (1) log(1)',
      'do ; while (1)',
      'for (const a of [1]) for (const b of [2]) log(a, b)',
      'const f = () => f() + f(); f()',
      'for (let i = (() => 0)(); i < 3; i++) log(i)',
      'label: for (const a of "ab") for (;;) continue label',
      'try { for (;;); } finally { for (;;); }',
      'async function* g() { for (;;) yield 1 } (async () => { for await (const a of g()); })().catch(log)',
      '(function f() { Promise.resolve().then(f).catch(log) })()',
    ],
    (code) => {
      const plain = frame(code);
      if (!parses(plain)) return; // an early error, such as a label that stands twice
      const held = frame(guarded(code));
      expect(parses(held) || held).toBe(true);
      expect(held.split('\n').length).toBe(plain.split('\n').length);
      const { trace, stopped } = run(held);
      if (!stopped) expect({ trace: seen(trace, code), held }).toEqual({ trace: seen(run(plain).trace, code), held });
    },
  );
});

test('fuzz: what the compiler makes of TypeScript can be guarded', { timeout: fuzzTimeout }, async () => {
  await fuzz(
    fc.array(program, { minLength: 1, maxLength: 3 }).map((statements) => statements.join('\n')),
    ['while (1) {}', 'const a = <T,>(b: T): T => b', 'for (const a of [1] as number[]) log(a!)'],
    (code) => {
      let js: string;
      try {
        js = transform(`${code}\nexport default function A({ b }: { b: string }) { return <p>{b as any}</p> }`, {
          transforms: ['typescript', 'jsx', 'imports'],
          jsxRuntime: 'automatic',
          production: true,
        }).code;
      } catch {
        return; // what does not compile is never guarded
      }
      if (parses(js)) expect(parses(guarded(js)) || js).toBe(true);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { createGuard } from '../sandbox/guard';
import { guarded } from './guard';

describe('where guards stand', () => {
  test.each([
    ['while (true) {}', 'while (__guard(),true) {}'],
    ['while (a = b()) c()', 'while (__guard(),a = b()) c()'],
    ['do { a() } while (b, c)', 'do { a() } while (__guard(),b, c)'],
    ['for (let i = 0; i < 3; i++) {}', 'for (let i = 0;__guard(), i < 3; i++) {}'],
    ['for (;;) a()', 'for (;__guard();) a()'],
    ['for (const a of b) { c() }', 'for (const a of b) {__guard(); c() }'],
    ['for (const a of b) c()', 'for (const a of __guard.each( b)) c()'],
    ['for await (const a of b) c()', 'for await (const a of __guard.eachAwaited( b)) c()'],
    ['for (const of in b) { of }', 'for (const of in b) {__guard(); of }'],
    ['for (var of in b) of', 'for (var of in b) of'],
    ['for (var a in of) of', 'for (var a in of) of'],
    ['for (a = b.of(); c; ) of', 'for (a = b.of();__guard(), c; ) of'],
    ['for (a.of of b) of', 'for (a.of of __guard.each( b)) of'],
    ['for (const [a] of b) of', 'for (const [a] of __guard.each( b)) of'],
    ['for (const of of b) of', 'for (const of of __guard.each( b)) of'],
    ['for (let s = ";("; s; ) {}', 'for (let s = ";(";__guard(), s; ) {}'],
    ['for (const f = (a) => { b; }; ; ) {}', 'for (const f = (a) => {__guard(); b; };__guard() ; ) {}'],
    ['"while (a)"; // for (;;)\n`${b} while (c)`', '"while (a)"; // for (;;)\n`${b} while (c)`'],
    ['`${(() => { while (1); })()}`', '`${(() => {__guard(); while (__guard(),1); })()}`'],
    ['awhile (true); x.for (a); ({ for: 1 })', 'awhile (true); x.for (a); ({ for: 1 })'],
    ['const r = /["\'`]/; while (a) {}', 'const r = /["\'`]/; while (__guard(),a) {}'],
    ['const a = b / c; while (d / e) {}', 'const a = b / c; while (__guard(),d / e) {}'],
    ['function a(b = {}) { c }', 'function a(b = {}) {__guard(); c }'],
    ['const a = (b) => b + 1, c = 2', 'const a = (b) => (__guard(),(b + 1)), c = 2'],
    ['const a = async b => ({ c: b })', 'const a = async b => (__guard(),(({ c: b })))'],
    ['a(b => c => d, e)', 'a(b => (__guard(),(c => (__guard(),(d)))), e)'],
    [
      'class A { while() {} get b() { c } static { for (;;); } }',
      'class A { while() {__guard();} get b() {__guard(); c } static { for (;__guard();); } }',
    ],
    ['label: while (a) continue label', 'label: while (__guard(),a) continue label'],
  ])('%s', (code, wanted) => {
    expect(guarded(code)).toBe(wanted);
  });
});

describe('what is stopped', () => {
  /** Runs code in a world whose clock goes on by a millisecond a look; a task is over when the test says so. */
  function run(code: string) {
    let now = 0;
    let ended = () => {};
    const guard = createGuard({ now: () => now++, afterTask: (action) => (ended = action), limit: 1500 });
    const result = new Function('__guard', guarded(code)) as (guard: unknown) => unknown;
    return { result: () => result(guard), end: () => ended() };
  }
  test.each([
    ['while', 'while (true);'],
    ['do', 'do {} while (true)'],
    ['for', 'for (;;) {}'],
    ['an assignment as condition', 'let a; while (a = 1) {}'],
    ['for of over a list that grows', 'const a = [1]; for (const b of a) a.push(b)'],
    ['the same with a block', 'const a = [1]; for (const b of a) { a.push(b) }'],
    ['a generator without an end', 'function* g() { for (;;) yield 1 } for (const a of g());'],
    ['recursion that branches', 'const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); f(60)'],
    [
      'a function that calls another',
      'function a() { try { b() } catch { b() } } function b() { try { a() } catch { a() } } a()',
    ],
    ['a loop that catches', 'while (true) { try { while (true); } catch {} }'],
    ['a loop in what is done finally', 'function f() { try { for (;;); } finally { f() } } f()'],
    ['a loop behind a regular expression', 'const r = /["`]/; for (;;);'],
    ['a class that constructs itself', 'class A { constructor() { try { new A() } catch { new A() } } } new A()'],
    ['a getter', 'const a = { get b() { try { return a.b } catch { return a.b } } }; a.b'],
  ])('%s', (_, code) => {
    expect(run(code).result).toThrow('was stopped');
  });
  test('what follows in the same task stays stopped, the next task may run', () => {
    const { result, end } = run('for (let i = 0; i < 2000; i++);');
    expect(result).toThrow('was stopped');
    expect(result).toThrow('was stopped');
    end();
    expect(run('for (let i = 0; i < 1000; i++);').result).not.toThrow();
  });
  test('a microtask storm', async () => {
    const stopped = run('return new Promise((_, no) => { const f = () => Promise.resolve().then(f).catch(no); f() })');
    await expect(stopped.result()).rejects.toThrow('was stopped');
  });
  test('awaited lists', async () => {
    const stopped = run(
      'return (async () => { async function* g() { for (;;) yield 1 } for await (const a of g()); })()',
    );
    await expect(stopped.result()).rejects.toThrow('was stopped');
  });
});

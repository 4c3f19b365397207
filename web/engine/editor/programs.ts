// Programs for tests of the guard: every form of loop and function, in places where a reader of text would go wrong.
import fc from 'fast-check';

/** How many of the paths through the grammar may be taken one within another. */
const depth = { depthSize: 'small', maxDepth: 5 } as const;

const text = (parts: TemplateStringsArray, ...values: fc.Arbitrary<string>[]) =>
  fc.tuple(...values).map((made) => parts.reduce((whole, part, i) => whole + part + (made[i] ?? ''), ''));

/** Words that look like loops and functions, and are none. */
const decoy = fc.constantFrom(
  '"while (1) {"',
  "'for (;;)'",
  '`do { ${n} } while`',
  '/while (a) [/"{]/g.source',
  '/[`(]/.test("`")',
  '({ while: 1, for: 2, do: 3 }).for',
  '({ of: 1 }).of',
  '1 /* while (1) for (;;) { */',
  'n / 2 / 1',
);
const variable = fc.constantFrom('n', 'm', 'of', 'async', 'get');
const small = fc.constantFrom('0', '1', '2', '3');

/** A program whose loops and calls may or may not end. `log` notes what it does; `t` counts, so that loops can end. */
export const program = fc.letrec<Record<'expression' | 'statement' | 'body' | 'block' | 'list', string>>((tie) => ({
  expression: fc.oneof(
    depth,
    variable,
    small,
    decoy,
    text`(${tie('expression')} + ${tie('expression')})`,
    text`(${tie('expression')}, ${tie('expression')})`,
    text`(${tie('expression')} ? ${tie('expression')} : ${tie('expression')})`,
    text`(${variable} = ${tie('expression')})`,
    text`((a) => ${tie('expression')})(${small})`,
    text`(a => b => ${tie('expression')})(1)(2)`,
    text`(() => ({ a: ${tie('expression')} }))().a`,
    text`((a = ${tie('expression')}) => ${tie('block')})()`,
    text`(function f(a) { ${tie('statement')} return a < 2 ? a : f(a - 1) + f(a - 2) })(${small})`,
    text`(function () ${tie('block')})()`,
    text`[1, 2].map((a, i) => ${tie('expression')}).length`,
    text`[1, 2].map(function (a) { return ${tie('expression')} }).length`,
    text`({ get a() { return ${tie('expression')} } }).a`,
    text`({ async() { return ${tie('expression')} } })['async']()`,
    text`new (class { b = ${tie('expression')}; constructor() ${tie('block')} of() { return 1 } })().of()`,
    text`[...(function* () { for (;;) { if (t++ % 4 > 2) return; yield ${tie('expression')} } })()].length`,
    text`\`a\${${tie('expression')}}b\${(() => ${tie('expression')})()}\`.length`,
    text`((async () => ${tie('expression')})().catch(log), 1)`,
    text`((async a => ${tie('expression')})(1).catch(log), 1)`,
    text`!(async function () { for await (const a of [1, ${tie('expression')}]) ${tie('body')} })().catch(log)`,
  ),
  statement: fc.oneof(
    depth,
    fc.constant(';'),
    text`log(${tie('expression')});`,
    text`${tie('expression')}\n;`,
    text`if (${tie('expression')}) ${tie('body')} else ${tie('body')}`,
    text`while (t++ % 4) ${tie('body')}`,
    text`while (${tie('expression')}) ${tie('body')}`,
    text`do ${tie('body')} while (t++ % 3)`,
    text`do ${tie('body')} while (${tie('expression')})`,
    text`for (let i = 0; i < ${small}; i++) ${tie('body')}`,
    text`for (var i = ${tie('expression')}; t++ % 3; ${tie('expression')}) ${tie('body')}`,
    text`for (;;) { if (t++ % 5 > 2) break; ${tie('statement')} }`,
    text`for (; ${tie('expression')};) ${tie('body')}`,
    text`for (const f = (a) => { ${tie('statement')} }; t++ % 3; f(1)) ${tie('body')}`,
    text`for (const a of ${tie('list')}) ${tie('body')}`,
    text`for (const [a = (() => ${tie('expression')})()] of [[${small}], []]) ${tie('body')}`,
    text`for (n of ${tie('list')}) ${tie('body')}`,
    text`for (const of of ${tie('list')}) ${tie('body')}`,
    text`for (const a in { b: 1, c: 2 }) ${tie('body')}`,
    text`for (var of in { b: 1 }) ${tie('body')}`,
    text`one: for (const a of [1, 2, 3]) { for (;;) { ${tie('statement')} if (t++ % 2) continue one; else break one } }`,
    text`two: while (t++ % 4) { ${tie('statement')} continue two }`,
    text`try { ${tie('statement')} } catch { ${tie('statement')} } finally { ${tie('statement')} }`,
    text`switch (n) { case ${small}: ${tie('statement')} default: ${tie('statement')} }`,
    text`{ function f(a = ${tie('expression')}) ${tie('block')} f() }`,
    text`{ class A { static { ${tie('statement')} } static while() ${tie('block')} } A.while() }`,
    text`{ const f = (a) => a > 2 ? 0 : f(a + 1)\n log(f(0)) }`,
    text`// while (1) {\nlog(1);`,
  ),
  body: fc.oneof(depth, tie('statement'), tie('block')),
  block: text`{ ${tie('statement')} ${tie('statement')} }`,
  list: fc.oneof(
    depth,
    fc.constant('[1, 2, 3]'),
    fc.constant('"ab"'),
    text`[${tie('expression')}, 1]`,
    text`(t++ % 2 ? [] : [${tie('expression')}])`,
    text`new Set([${tie('expression')}])`,
    text`(function* () { yield 1; ${tie('statement')} })()`,
  ),
})).statement;

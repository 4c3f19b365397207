// Code that does not let go of its thread, as the body of a component.

/** What guards in loops and functions can stop. */
export const hangs: [what: string, code: string][] = [
  ['while', 'while (true) {}'],
  ['for', 'for (;;) {}'],
  ['do', 'do {} while (true);'],
  ['for in', 'const names: Record<string, number> = { a: 1 }; for (const name in names) { for (;;) names[name]++; }'],
  ['a list that grows', 'const list = [1]; for (const one of list) list.push(one);'],
  ['an array that grows', 'const list = [1]; for (let i = 0; i < list.length; i++) list.push(i);'],
  ['a loop with a label', 'again: while (true) { for (;;) continue again; }'],
  ['a generator', 'function* all() { while (true) yield 1; } for (const one of all()) void one;'],
  ['recursion', 'const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2)); f(90);'],
  ['microtasks', 'React.useEffect(() => { const f = (): unknown => Promise.resolve().then(f); f(); }, []);'],
  [
    'awaited lists',
    'React.useEffect(() => { (async () => { async function* all() { for (;;) yield 1; } for await (const one of all()) void one; })(); }, []);',
  ],
  ['after a timer', 'React.useEffect(() => { setTimeout(() => { for (;;) {} }, 100); }, []);'],
  ['catching', 'for (;;) { try { for (;;) {} } catch {} }'],
  ['catching in what catches', 'const f = () => { try { for (;;) {} } catch { try { f(); } finally { f(); } } }; f();'],
  ['behind a regular expression that looks like a string', 'const quotes = /["\'\x60]/; for (;;) quotes.lastIndex++;'],
];

/** What runs inside of the engine's own code: it takes a thread of its own to end it. */
export const nativeHangs: [what: string, code: string][] = [
  [
    'a regular expression',
    'React.useEffect(() => { setTimeout(() => /^(a+)+$/.test("a".repeat(40) + "b"), 100); }, []);',
  ],
];

/**
 * Runs in a page: frames the sandbox without the attribute that takes its origin, and sends it code. The result is the
 * text of the frame and the messages that come from it, "asked" among them, which comes after any answer.
 */
export async function offerCode(): Promise<unknown[]> {
  const frame = document.createElement('iframe');
  frame.src = '/sandbox/';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const sandbox = frame.contentWindow!;
  const answers: unknown[] = [];
  const asked = new Promise<void>((resolve) => {
    addEventListener('message', ({ data }) => {
      answers.push(data);
      if (data === 'asked') resolve();
    });
  });
  sandbox.postMessage({ files: [['a.js', 'parent.postMessage("ran", "*")']], entries: ['a.js'], id: 0 }, '*');
  // A frame that takes code answers to this at once, before it gets to the next message.
  sandbox.postMessage({ files: [], entries: [], id: 1 }, '*');
  sandbox.addEventListener('message', ({ data }) => {
    if (data === 'last') parent.postMessage('asked', '*');
  });
  sandbox.postMessage('last', '*');
  await asked;
  return [frame.contentDocument!.body.innerText, ...answers];
}

/** A module whose component has this body. */
export const program = (body: string) =>
  `import * as React from 'react';\nexport default function Demo() {\n${body}\n}\n`;

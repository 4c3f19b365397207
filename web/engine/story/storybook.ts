/**
 * What stories get that import a package of Storybook: its tests and its panels are not on a page. Functions that are
 * asked for by any name return one that does nothing but show the story that it is given, as decorators do.
 */
type Anything = (...given: unknown[]) => unknown;

const idle: Anything = (first) => (typeof first === 'function' && first.length === 0 ? first() : undefined);
const story: Anything = (first) => (typeof first === 'function' ? (first as Anything)() : undefined);

/** Hooks of the preview, as far as stories can do without their panels. */
const known: Record<string, unknown> = {
  useArgs: () => [{}, idle, idle],
  useGlobals: () => [{}, idle],
  useParameter: (_name: string, otherwise: unknown) => otherwise,
  fn: (implementation?: Anything) => implementation ?? (() => {}),
  action: () => () => {},
  actions: () => ({}),
};

// An export of any name: the bundler makes an object with the prototype of these exports.
module.exports = Object.create(
  new Proxy(known, { get: (from, name) => (typeof name === 'symbol' ? undefined : (from[name] ?? (() => story))) }),
);

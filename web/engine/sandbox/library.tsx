// What a sandboxed frame runs beside a reader's code: React, one family's provider, and the modules that the code
// imports. The frame has no origin: nothing here can reach the page around it.
import * as React from 'react';
import * as dom from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as runtime from 'react/jsx-runtime';
import createCache from '@emotion/cache';
import * as emotion from '@emotion/react';
import * as styled from '@emotion/styled';
import { Boundary } from '../boundary';
import { Id } from '../dom';
import type { Family } from '../family';
import { defaultTheme, type ThemeState } from '../preferences/theme';
import { packageOf } from '../tools/module';
import { frameGuard, type Guard } from './guard';
import { selectMode, type ModeSelectors } from './mode';

export type Modules = Record<string, unknown>;

/** A reader's module, compiled to a function of what it imports. */
export type Program = (
  require: (name: string) => unknown,
  module: { exports: { default?: unknown } },
  guard: Guard,
) => void;

export type Report =
  | { kind: 'ready' }
  | { kind: 'loaded'; id: number }
  | { kind: 'shown' | 'sized'; height: number }
  /** With the line of the reader's code, or the number of a delivery where its files could not run. */
  | { kind: 'failed'; message: string; line?: number; id?: number }
  | { kind: 'pong'; id: number };

const say = (report: Report) => parent.postMessage(report, '*');

const wordsOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
/** The line of the reader's code that threw: the first that a stack names; 0 where it names none. */
const lineOf = (error: unknown) =>
  Number((error instanceof Error && /demo\.tsx:(\d+)/.exec(error.stack ?? '')?.[1]) || 0);
const failed = (error: unknown) => say({ kind: 'failed', message: wordsOf(error), line: lineOf(error) });

const guard = frameGuard();

const modules: Modules = {
  react: React,
  'react-dom': dom,
  'react/jsx-runtime': runtime,
  '@emotion/react': emotion,
  '@emotion/styled': styled,
};
/** Packages of the site, and those of them of which each module comes by itself. */
let packages: readonly string[] = [];
let divided: readonly string[] = [];

/** Makes modules importable, by the paths of their imports. */
export function add(more: Modules) {
  Object.assign(modules, more);
}

function unknown(name: string) {
  const own = packageOf(name);
  if (divided.includes(name))
    return `"${name}" can't be imported whole: it is too large. Import one module of it, by its own path: ${name}/…`;
  if (packages.includes(own))
    return `"${own}" has no module "${name.slice(own.length + 1)}". Look at the spelling: capitals count.`;
  return `"${name}" is not available here. This frame has the packages of the site: import from ${['react', 'react-dom', '@emotion/react', '@emotion/styled', ...packages].join(', ')}.`;
}

let root: Root | undefined;
let good: React.ComponentType | undefined;
let state: ThemeState = defaultTheme;

/** What the page tells the frame. */
export interface Order {
  theme?: ThemeState;
  css?: string;
  code?: string;
  /** The number of a question whether the frame answers: once the code has run, it does. */
  ping?: number;
  packages?: readonly string[];
  divided?: readonly string[];
}

/** Starts the frame of a family, whose stylesheets may know color modes by selectors. */
export function start(family: Family, modes: ModeSelectors = {}) {
  const cache = createCache({ key: family.key });
  const style = document.createElement('style');
  document.head.append(style);

  const asked = new Map<string, object>();
  const require = (name: string) => {
    if (name.startsWith('.')) return {}; // its stylesheet, which came along
    const found = modules[name];
    if (!found) throw new Error(unknown(name));
    let copy = asked.get(name);
    // Compiled code expects the mark of a module.
    if (!copy) asked.set(name, (copy = { ...(found as object), __esModule: true }));
    return copy;
  };
  const show = (Component: React.ComponentType, onGood?: () => void) => {
    const container = document.getElementById(Id.SandboxRoot)!;
    root?.unmount();
    root = createRoot(container);
    const Done = () => {
      React.useEffect(() => {
        onGood?.();
        say({
          kind: onGood ? 'shown' : 'sized',
          height: document.documentElement.scrollHeight,
        });
      }, []);
      return null;
    };
    root.render(
      <Boundary
        onError={(error) => {
          failed(error);
          if (good && good !== Component) show(good);
        }}
      >
        <emotion.CacheProvider value={cache}>
          <family.Provider state={state}>
            <Component />
          </family.Provider>
        </emotion.CacheProvider>
        <Done />
      </Boundary>,
    );
  };
  const run = (program: Program) => {
    try {
      const module: { exports: { default?: unknown } } = { exports: {} };
      program(require, module, guard);
      const Component = module.exports.default;
      if (typeof Component !== 'function' && typeof Component !== 'object') {
        throw new Error('The code has no default export: export the component that is to be shown.');
      }
      show(Component as React.ComponentType, () => (good = Component as React.ComponentType));
    } catch (error) {
      failed(error);
    }
  };
  Object.assign(globalThis, { vitrineRun: run });
  let running = Promise.resolve();
  addEventListener('error', ({ error, message }) => failed(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));
  addEventListener('message', ({ data, source }: MessageEvent<Order>) => {
    if (source !== parent || !data) return;
    if (data.packages) ({ packages, divided = [] } = data);
    if (data.ping) void running.then(() => say({ kind: 'pong', id: data.ping! }));
    if (data.theme) {
      state = data.theme;
      document.documentElement.dir = state.direction;
      document.documentElement.dataset.mode = state.paletteMode;
      selectMode(document.documentElement, modes, state.paletteMode);
      document.documentElement.style.colorScheme = state.paletteMode;
      if (good) show(good);
    }
    if (data.css !== undefined) style.textContent = (family.stylesheet?.(state) ?? '') + data.css;
    if (data.code !== undefined) {
      const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob([data.code], { type: 'text/javascript' }));
      running = new Promise((ran) => {
        script.onload = script.onerror = () => (URL.revokeObjectURL(script.src), ran());
      });
      document.head.append(script);
      script.remove();
    }
  });
  new ResizeObserver(() => say({ kind: 'sized', height: document.documentElement.scrollHeight })).observe(
    document.body,
  );
  say({ kind: 'ready' });
}

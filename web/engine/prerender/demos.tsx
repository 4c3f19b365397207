import * as React from 'react';
import { isDeepStrictEqual } from 'node:util';
import { renderToString } from 'react-dom/server';
import createCache, { type EmotionCache } from '@emotion/cache';
import { defaultTheme, type ThemeState } from '../preferences/theme';
import type { Demo } from '../contract/contract.gen';
import type { Family, StyleCollector } from '../family';
import { mergeDirections, mirrorInlineStyles, stillRules, type CriticalStyle, type Inserted } from './critical';
import { plugins as rtlPlugins } from '../hydration/rtl';
import { DemoTree, identifierPrefix } from '../hydration/tree';
import { rulesOf, styledCollector, takeSheets, uniteSheets, type Sheet, type StyledRuntime } from './sheets';

export type { CriticalStyle } from './critical';

/** A page's demos as Node gets them: each is loaded when it is its turn, so that one that throws is known by name. */
export interface NodeDemoModule {
  families: Record<string, () => Family>;
  packs: Record<string, () => readonly object[]>;
  demos: Record<string, () => React.ComponentType>;
  /** The runtime of styled components, where it is installed. */
  styled?: () => StyledRuntime;
}

/** What rendering a demo ahead of time brought to light. */
export interface DemoFinding {
  name: string;
  html: string;
  /** Why the demo stays masked until it lives: "", "mode", "direction" or both. */
  pending: string;
  /** Element ids that the demo wrote itself. */
  ids: string[];
  problem?: DemoProblem;
}

export interface DemoProblem {
  kind:
    | 'threw'
    | 'empty'
    | 'global'
    | 'clock'
    | 'console'
    | 'timer'
    | 'unsized'
    | 'not-component'
    | 'no-provider'
    | 'unloadable'
    | 'large';
  message: string;
  stack?: string;
}

/** A problem that ends the rendering of a demo. */
class DemoError extends Error {
  constructor(
    readonly kind: DemoProblem['kind'],
    message: string,
  ) {
    super(message);
  }
}

/** How many characters of HTML the demos of a page may render together. With far more, Node runs out of memory. */
const maxHTML = 16_000_000;

/** Rendering asks the worker for another moment and place, to see whether a demo depends on them. */
declare global {
  // eslint-disable-next-line no-var
  var vitrineWorld: { other(run: () => string): string; messages: string[]; timers: string[] } | undefined;
}

/** What a demo was rendered to: what is known of it, and the styles that it needs. */
export interface RenderedDemo {
  finding: DemoFinding;
  /** Key of its family's style cache; "" for a demo without any. */
  key: string;
  /** Its rules for both directions, by the names that the cache counts as inserted. */
  ltr: Inserted;
  rtl: Inserted;
  /** Rules that mirror inline styles. */
  mirrored: string;
  /** Stylesheets that it made otherwise. */
  sheets: Sheet[];
  /** Whether its provider collects the rules that it writes. */
  collects: boolean;
}

/** How the demos of a page are rendered, beside what they are. */
export interface DemoRun {
  module: () => NodeDemoModule;
  begin: (demo: string) => void;
  /** Names everything that a demo is made of, demo by demo; "" for what is not remembered. */
  keys?: readonly string[];
  /** What was rendered before, by those names. */
  remembered?: Map<string, RenderedDemo>;
}

/**
 * Renders every demo of a page and the styles that they need. Each is rendered as if it were alone: what it gives does
 * not depend on the others, and one that is remembered is not rendered again.
 */
export function renderDemos(list: readonly Demo[], { module, begin, keys, remembered }: DemoRun) {
  const sets = new Map<string, { ltr: Inserted; rtl: Inserted }>();
  const shared = newShared();
  const demos: DemoFinding[] = [];
  const sheets: Sheet[] = [];
  const collected = new Set<string>();
  let mirrored = '';
  let count = 0;
  for (const [index, demo] of list.entries()) {
    const key = keys?.[index] ?? '';
    let rendered = key ? remembered?.get(key) : undefined;
    if (!rendered) {
      begin(demo.name);
      count++;
      rendered = renderDemo(demo, module, shared);
    }
    shared.room -= rendered.finding.html.length;
    if (key && !rendered.finding.problem) remembered?.set(key, rendered);
    if (rendered.key) {
      const set = sets.get(rendered.key) ?? { ltr: {}, rtl: {} };
      sets.set(rendered.key, set);
      Object.assign(set.ltr, rendered.ltr);
      Object.assign(set.rtl, rendered.rtl);
    }
    mirrored += rendered.mirrored;
    sheets.push(...rendered.sheets);
    if (rendered.collects) collected.add(demo.family);
    demos.push(rendered.finding);
  }
  begin('');
  const staged = list.some(({ options }) => options.themed);
  const critical: CriticalStyle[] = [...sets].map(([key, set]) => mergeDirections(key, set.ltr, set.rtl, staged));
  if (list.every(({ options }) => options.hydrate === 'never')) {
    const html = demos.map((demo) => demo.html).join('');
    for (const style of critical) style.css = stillRules(style.css, html);
  }
  if (mirrored) critical.push({ key: '', ids: '', css: mirrored });
  return {
    demos,
    critical,
    rendered: count,
    ...(sheets.length > 0 && { sheets: uniteSheets(sheets) }),
    ...(collected.size > 0 && { collected: [...collected] }),
  };
}

/**
 * What the demos of a page share. Families make a theme once for each state and labels, by their identity, and these
 * belong to one page: what a demo does to its theme never reaches another page.
 */
interface Shared {
  packs: Map<string, readonly object[] | undefined>;
  light: ThemeState;
  dark: ThemeState;
  rtl: ThemeState;
  /** How many characters of HTML the next demo may render. */
  room: number;
}

const newShared = (): Shared => ({
  packs: new Map(),
  light: { ...defaultTheme },
  dark: { ...defaultTheme, paletteMode: 'dark' },
  rtl: { ...defaultTheme, direction: 'rtl' },
  room: maxHTML,
});

function renderDemo(demo: Demo, module: () => NodeDemoModule, shared: Shared): RenderedDemo {
  const finding: DemoFinding = { name: demo.name, html: '', pending: '', ids: [] };
  const rendered: RenderedDemo = { finding, key: '', ltr: {}, rtl: {}, mirrored: '', sheets: [], collects: false };
  try {
    renderInto(rendered, demo, loadDemos(module), shared);
  } catch (error) {
    finding.problem = problemOf(error);
  }
  // What a demo printed and asked for is not told of the next one.
  globalThis.vitrineWorld?.messages.splice(0);
  globalThis.vitrineWorld?.timers.splice(0);
  return rendered;
}

/** Loads the demos of a page. What V8 can't parse, such as code that is nested too deep, fails here for all of them. */
function loadDemos(module: () => NodeDemoModule): NodeDemoModule {
  try {
    return module();
  } catch (error) {
    throw new DemoError('unloadable', `The demos of its page can't be loaded: ${problemOf(error).message}`);
  }
}

function renderInto(rendered: RenderedDemo, demo: Demo, module: NodeDemoModule, shared: Shared) {
  const { finding } = rendered;
  const { light, dark, rtl } = shared;
  const family = module.families[demo.family]?.();
  const Component = module.demos[demo.name]?.();
  if (!shared.packs.has(demo.family)) shared.packs.set(demo.family, module.packs[demo.family]?.());
  const packs = shared.packs.get(demo.family);
  if (!family || !Component) {
    throw new Error(`The build brought no ${family ? 'component' : `family "${demo.family}"`} for this demo.`);
  }
  if (typeof Component !== 'function' && typeof Component !== 'object') {
    finding.problem = {
      kind: 'not-component',
      message: 'Its default export is not a component.',
    };
    return;
  }
  if (!family.Provider) {
    finding.problem = { kind: 'no-provider', message: `The provider of its family “${demo.family}” has no component.` };
    return;
  }
  rendered.collects = Boolean(family.collect);
  if (demo.options.ssr === 'none') return;
  const [ltrCache, rtlCache] = [newCache(family.key), newCache(family.key, 'rtl')];
  Object.assign(rendered, { key: family.key, ltr: ltrCache.inserted, rtl: rtlCache.inserted });
  let sheets: Sheet[] = [];
  const render = (state: ThemeState, cache: EmotionCache) => {
    const collectors = collectorsOf(family, module);
    let tree = <DemoTree family={family} cache={cache} state={state} packs={packs} Component={Component} />;
    for (const collector of collectors) tree = collector.wrap(tree);
    const made = renderToString(tree, { identifierPrefix: identifierPrefix(demo.name) });
    if (made.length > shared.room) {
      throw new DemoError(
        'large',
        `It renders ${made.length} characters; the demos of a page may render ${maxHTML} together.`,
      );
    }
    const taken = takeSheets(made);
    const collected = collectors.map((collector) => rulesOf(collector.css())).filter(Boolean);
    sheets = [
      ...taken.sheets,
      ...collected.map((css) => ({ css, media: '', href: '', precedence: '', kept: false })),
    ].map((sheet) => ({ ...sheet, family: demo.family, demos: [demo.name] }));
    return taken.html;
  };
  const html = render(light, ltrCache);
  const globals = takeGlobals(ltrCache);
  rendered.sheets = [...sheets, ...globals.map((sheet) => ({ ...sheet, family: demo.family, demos: [demo.name] }))];
  finding.html = html;
  finding.ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
  finding.problem = flawOf(html, globals.length > 0);
  if (html === '') return;
  const own = sheets;
  const darkCache = newCache(family.key);
  const other = globalThis.vitrineWorld?.other ?? ((run: () => string) => run());
  const inDark = other(() => render(dark, darkCache));
  const restyled = !isDeepStrictEqual([takeGlobals(darkCache), sheets], [globals, own]);
  if (inDark !== html || addsRules(darkCache, ltrCache) || restyled) {
    if (other(() => render(light, newCache(family.key))) !== html) {
      finding.problem = {
        kind: 'clock',
        message: 'It renders something else on another day or in another time zone.',
      };
      finding.html = '';
      finding.ids = [];
      return;
    }
    finding.pending = 'mode';
  }
  const inRtl = render(rtl, rtlCache);
  takeGlobals(rtlCache);
  const mirrored = mirrorInlineStyles(demo.name, html, inRtl, demo.options.themed);
  if (mirrored === undefined) finding.pending = `${finding.pending} direction`.trim();
  rendered.mirrored = mirrored ?? '';
}

/**
 * Takes the global rules out of a cache. They stand in the head, confined like any stylesheet, under the name by which
 * the runtime finds them: it then inserts no others while the demo comes to life.
 */
function takeGlobals(cache: EmotionCache) {
  const globals: Omit<Sheet, 'family' | 'demos'>[] = [];
  for (const [id, css] of Object.entries(cache.inserted)) {
    const [name] = id.split(' ', 1);
    if (typeof css !== 'string' || !isGlobal(css, `.${cache.key}-${name}`)) continue;
    delete cache.inserted[id];
    const global = `${cache.key}-global ${name}`;
    globals.push({ css, media: '', href: '', precedence: '', kept: false, global });
  }
  return globals;
}

/** Whether rules are about no class of theirs. Libraries have classes that begin as those of the cache do. */
const isGlobal = (css: string, own: string) => css !== '' && !/^@(-webkit-)?keyframes/.test(css) && !css.includes(own);

function collectorsOf(family: Family, module: NodeDemoModule): StyleCollector[] {
  const collectors = family.collect ? [family.collect()] : [];
  const styled = module.styled?.();
  return styled ? [...collectors, styledCollector(styled)] : collectors;
}

function newCache(key: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const cache = createCache(direction === 'rtl' ? { key, stylisPlugins: rtlPlugins } : { key });
  cache.compat = true;
  return cache;
}

function addsRules(cache: EmotionCache, base: EmotionCache) {
  return Object.keys(cache.inserted).some((id) => !(id in base.inserted));
}

/** What makes rendered markup unfit for a page that it shares with the shell and with other demos. */
function flawOf(html: string, hasGlobals: boolean): DemoProblem | undefined {
  if (html === '') return { kind: 'empty', message: 'It renders nothing ahead of time.' };
  if (hasGlobals) return { kind: 'global', message: 'It inserts global styles (GlobalStyles or CssBaseline).' };
  for (const [tag] of html.matchAll(/<img\b[^>]*\ssrc="\/assets\/[^>]*>/g)) {
    if (/\swidth="/.test(tag) && /\sheight="/.test(tag)) continue;
    const [, name] = /\ssrc="\/assets\/(.+?)-[^-"]*"/.exec(tag) ?? [];
    return { kind: 'unsized', message: `Its picture ${name} has no width and height.` };
  }
  const [timer] = globalThis.vitrineWorld?.timers.splice(0) ?? [];
  if (timer) return { kind: 'timer', message: `It calls ${timer} while it renders.` };
  const [printed] = globalThis.vitrineWorld?.messages.splice(0) ?? [];
  return printed ? { kind: 'console', message: printed } : undefined;
}

function problemOf(error: unknown): DemoProblem {
  if (error instanceof DemoError) return { kind: error.kind, message: error.message };
  if (error instanceof Error)
    return {
      kind: 'threw',
      message: `${error.name}: ${error.message}`,
      stack: error.stack,
    };
  return { kind: 'threw', message: String(error) };
}

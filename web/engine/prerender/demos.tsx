import * as React from 'react';
import { renderToString } from 'react-dom/server';
import createCache, { type EmotionCache } from '@emotion/cache';
import { defaultTheme, type ThemeState } from '../preferences/theme';
import type { Demo } from '../contract/contract.gen';
import type { Family } from '../family';
import { mergeDirections, mirrorInlineStyles, stillRules, type CriticalStyle } from './critical';
import { plugins as rtlPlugins } from '../hydration/rtl';
import { DemoTree, identifierPrefix } from '../hydration/tree';

export type { CriticalStyle } from './critical';

/** A page's demos as Node gets them: each is loaded when it is its turn, so that one that throws is known by name. */
export interface NodeDemoModule {
  families: Record<string, () => Family>;
  packs: Record<string, () => readonly object[]>;
  demos: Record<string, () => React.ComponentType>;
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
  kind: 'threw' | 'empty' | 'global' | 'clock' | 'console' | 'timer' | 'not-component';
  message: string;
  stack?: string;
}

/** Rendering asks the worker for another moment and place, to see whether a demo depends on them. */
declare global {
  // eslint-disable-next-line no-var
  var vitrineWorld: { other(run: () => string): string; messages: string[]; timers: string[] } | undefined;
}

/** Renders every demo of a page and the styles that they need. */
export function renderDemos(list: readonly Demo[], module: NodeDemoModule, begin: (demo: string) => void) {
  const shared = newShared();
  const demos: DemoFinding[] = [];
  let mirrored = '';
  for (const demo of list) {
    begin(demo.name);
    const finding: DemoFinding = { name: demo.name, html: '', pending: '', ids: [] };
    try {
      mirrored += renderDemo(demo, module, shared, finding);
    } catch (error) {
      finding.problem = problemOf(error);
    }
    demos.push(finding);
  }
  begin('');
  const critical: CriticalStyle[] = [...shared.sets.values()].map(({ ltr, rtl: mirror }) =>
    mergeDirections(ltr, mirror),
  );
  if (list.every(({ options }) => options.hydrate === 'never')) {
    const html = demos.map((demo) => demo.html).join('');
    for (const style of critical) style.css = stillRules(style.css, html);
  }
  if (mirrored) critical.push({ key: '', ids: '', css: mirrored });
  return { demos, critical };
}

interface CacheSet {
  ltr: EmotionCache;
  rtl: EmotionCache;
}

/**
 * What the demos of a page share. Families make a theme once for each state and labels, by their identity, and these
 * belong to one page: what a demo does to its theme never reaches another page.
 */
interface Shared {
  sets: Map<string, CacheSet>;
  packs: Map<string, readonly object[] | undefined>;
  light: ThemeState;
  dark: ThemeState;
  rtl: ThemeState;
}

function newShared(): Shared {
  return {
    sets: new Map(),
    packs: new Map(),
    light: { ...defaultTheme },
    dark: { ...defaultTheme, paletteMode: 'dark' },
    rtl: { ...defaultTheme, direction: 'rtl' },
  };
}

/** Returns the rules that mirror inline styles, and writes everything else into the finding. */
function renderDemo(demo: Demo, module: NodeDemoModule, shared: Shared, finding: DemoFinding) {
  const { sets, light, dark, rtl } = shared;
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
    return '';
  }
  if (demo.options.ssr === 'none') return '';
  const set = sets.get(family.key) ?? newCacheSet(family.key);
  sets.set(family.key, set);
  const known = new Set(Object.keys(set.ltr.inserted));
  const render = (state: ThemeState, cache: EmotionCache) =>
    renderToString(<DemoTree family={family} cache={cache} state={state} packs={packs} Component={Component} />, {
      identifierPrefix: identifierPrefix(demo.name),
    });
  const html = render(light, set.ltr);
  finding.html = html;
  finding.ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
  finding.problem = flawOf(html, set.ltr, known);
  if (finding.problem) return '';
  const darkCache = newCache(family.key);
  const other = globalThis.vitrineWorld?.other ?? ((run: () => string) => run());
  const inDark = other(() => render(dark, darkCache));
  if (inDark !== html || addsRules(darkCache, set.ltr)) {
    if (other(() => render(light, newCache(family.key))) !== html) {
      finding.problem = {
        kind: 'clock',
        message: 'It renders something else on another day or in another time zone.',
      };
      return '';
    }
    finding.pending = 'mode';
  }
  const inRtl = render(rtl, set.rtl);
  const mirrored = mirrorInlineStyles(demo.name, html, inRtl);
  if (mirrored === undefined) finding.pending = `${finding.pending} direction`.trim();
  return mirrored ?? '';
}

function newCache(key: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const cache = createCache(direction === 'rtl' ? { key, stylisPlugins: rtlPlugins } : { key });
  cache.compat = true;
  return cache;
}

function newCacheSet(key: string): CacheSet {
  return { ltr: newCache(key), rtl: newCache(key, 'rtl') };
}

function addsRules(cache: EmotionCache, base: EmotionCache) {
  return Object.keys(cache.inserted).some((id) => !(id in base.inserted));
}

/** What makes rendered markup unfit for a page that it shares with the shell and with other demos. */
function flawOf(html: string, cache: EmotionCache, known: Set<string>): DemoProblem | undefined {
  if (html === '') return { kind: 'empty', message: 'It renders nothing ahead of time.' };
  if (/<style[\s>]/.test(html)) return { kind: 'global', message: 'It renders a <style> element.' };
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (known.has(id) || typeof css !== 'string') continue;
    if (
      css !== '' &&
      !css.startsWith('@keyframes') &&
      !css.startsWith('@-webkit-keyframes') &&
      !css.includes(`.${cache.key}-`)
    ) {
      return {
        kind: 'global',
        message: 'It inserts global styles (GlobalStyles or CssBaseline).',
      };
    }
  }
  const [timer] = globalThis.vitrineWorld?.timers.splice(0) ?? [];
  if (timer) return { kind: 'timer', message: `It calls ${timer} while it renders.` };
  const [printed] = globalThis.vitrineWorld?.messages.splice(0) ?? [];
  return printed ? { kind: 'console', message: printed } : undefined;
}

function problemOf(error: unknown): DemoProblem {
  if (error instanceof Error)
    return {
      kind: 'threw',
      message: `${error.name}: ${error.message}`,
      stack: error.stack,
    };
  return { kind: 'threw', message: String(error) };
}

import { Attribute, Class, Id } from '../dom';
import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { defaultTheme, type ThemeState } from '../preferences/theme';
import { preferences } from '../preferences/store';
import { yieldToMain } from './yield';
import type { Family } from '../family';
import { inBothModes } from '../preferences/modes';
import { DemoTree, identifierPrefix } from './tree';
import { letPass } from './passage';
import { keepTyped } from './typed';

/** What a page's demo file hands over: its demos, and the families that they are written for. */
export interface DemoModule {
  families: Record<string, Family>;
  /** Labels of the families' libraries, where the page is not in English. */
  packs?: Record<string, readonly object[]>;
  demos: Record<string, { family: string; Component: React.ComponentType }>;
  /** Covers a demo with what a browser drew of it, and says how it is uncovered; on pages with such demos. */
  cover?: (element: HTMLElement) => (() => void) | undefined;
}

const prepared = new WeakSet<Family>();

/** Makes the `hydrate` export of a page's demo file: it brings one demo of the page to life. */
export function demoIsland(module: DemoModule) {
  return async function hydrate(element: HTMLElement) {
    const name = element.dataset.demo ?? '';
    const demo = module.demos[name];
    if (!demo) {
      throw new Error(`This page has no demo called "${name}": its script and its HTML come from different builds.`);
    }
    const family = module.families[demo.family];
    if (!family) {
      throw new Error(`The demo "${name}" wants the family "${demo.family}", which this page does not bring.`);
    }
    await prepare(themeOf(element).direction);
    if (family.prepare && !prepared.has(family)) {
      prepared.add(family);
      for (const step of family.prepare) {
        step(defaultTheme);
        await yieldToMain();
      }
    }
    const tree = (
      <LiveDemo
        element={element}
        family={family}
        packs={module.packs?.[demo.family]}
        Component={demo.Component}
        handOver={keepTyped(element)}
        appear={module.cover?.(element) ?? (() => (element.dataset.live = ''))}
      />
    );
    if (element.dataset.hydrate === 'interaction') letPass(element);
    const options = { identifierPrefix: identifierPrefix(name) };
    // As a transition React lets go between components; otherwise a demo is one task, however large it is.
    React.startTransition(() => {
      if (element.firstChild) {
        hydrateRoot(element, tree, options);
      } else {
        createRoot(element, options).render(tree);
      }
    });
  };
}

/**
 * The reader's theme; where nothing was chosen, the one that was rendered ahead, so that the demo does not render
 * twice.
 */
function chosenTheme(): ThemeState {
  const { theme } = preferences().get();
  const keys = Object.keys(defaultTheme) as (keyof ThemeState)[];
  return keys.every((key) => JSON.stringify(theme[key]) === JSON.stringify(defaultTheme[key])) ? defaultTheme : theme;
}

/** States of demos on stages, by the theme that they begin with: families know a state by its identity. */
const staged = new WeakMap<ThemeState, Map<string, ThemeState>>();

/** The theme of one demo: the reader's, but for the direction and the mode of the stage that it stands on. */
function themeOf(element: HTMLElement): ThemeState {
  const chosen = chosenTheme();
  const stage = element.closest<HTMLElement>(`[${Attribute.Stage}]`);
  if (!stage) return chosen;
  const direction = (stage.dir || chosen.direction) as Direction;
  const mode = stage.closest<HTMLElement>(`[${Attribute.Mode}]`)?.dataset.mode;
  const paletteMode = (mode ?? chosen.paletteMode) as ThemeState['paletteMode'];
  if (direction === chosen.direction && paletteMode === chosen.paletteMode) return chosen;
  const known = staged.get(chosen) ?? new Map<string, ThemeState>();
  staged.set(chosen, known);
  const key = `${direction} ${paletteMode}`;
  const state = known.get(key) ?? { ...chosen, direction, paletteMode };
  known.set(key, state);
  return state;
}

interface LiveDemoProps {
  element: HTMLElement;
  family: Family;
  packs: readonly object[] | undefined;
  Component: React.ComponentType;
  /** Tells React what was typed before it was there. */
  handOver: () => void;
  /** Called once the demo has the reader's theme. */
  appear: () => void;
}

/**
 * A demo in the browser. Its first render has exactly the theme of the server, whatever the reader has chosen: another
 * one would keep the server's class names while emotion inserts only other rules, and nothing would say so. The
 * reader's values follow in a layout effect, before anything is painted.
 */
function LiveDemo({ element, family, packs, Component, handOver, appear }: LiveDemoProps) {
  const [state, setState] = React.useState<ThemeState>(defaultTheme);
  const [direction, setDirection] = React.useState(() => themeOf(element).direction);
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    const reset = () => setAttempt((count) => count + 1);
    element.addEventListener('vitrine:reset', reset);
    return () => element.removeEventListener('vitrine:reset', reset);
  }, [element]);
  React.useLayoutEffect(handOver, [handOver]);
  React.useLayoutEffect(() => {
    let stopped = false;
    const follow = async () => {
      const next = themeOf(element);
      if (next.direction === 'rtl' && !flip) await prepare(next.direction);
      if (stopped) return;
      adoptVariables(family, next);
      setDirection(next.direction);
      setState(next);
    };
    const stop = preferences().subscribe(follow);
    document.addEventListener('vitrine:stage', follow);
    void follow();
    return () => {
      stopped = true;
      document.removeEventListener('vitrine:stage', follow);
      stop();
    };
  }, [element, family]);
  React.useLayoutEffect(() => {
    const wanted = themeOf(element);
    if (state === wanted || state.direction === wanted.direction) {
      discard(family.key, direction === 'rtl' ? 'ltr' : 'rtl');
    }
    if (state === wanted) appear();
  }, [state, direction, element, family.key, appear]);
  return (
    <DemoTree
      family={family}
      cache={cacheOf(family.key, direction)}
      state={state}
      packs={packs}
      Component={Component}
      attempt={attempt}
      report={element.closest<HTMLElement>(`.${Class.Demo}`)?.dataset.report}
    />
  );
}

type Direction = ThemeState['direction'];
type StylisPlugins = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>;

/** The plugins that mirror styles; only readers of right-to-left pages load them. */
let flip: StylisPlugins | undefined;

async function prepare(direction: Direction) {
  if (direction === 'rtl' && !flip) {
    const address = document.getElementById(Id.PageAssets)?.textContent ?? '{}';
    const { rtl } = JSON.parse(address) as { rtl?: string };
    if (rtl) flip = ((await import(/* @vite-ignore */ rtl)) as { plugins: StylisPlugins }).plugins;
  }
}

const caches = new Map<string, EmotionCache>();

/** One cache a family and direction: classes have the same names in both, their rules differ. */
function cacheOf(key: string, direction: Direction) {
  const id = `${key} ${direction}`;
  let cache = caches.get(id);
  if (!cache) {
    cache = createCache(direction === 'rtl' ? { key, stylisPlugins: flip } : { key });
    keepSent(cache.sheet);
    caches.set(id, cache);
  }
  return cache;
}

/**
 * Rules that were sent with the page hold for both directions: a flush leaves them. They stay among the tags, since
 * emotion inserts global rules before the first one: after it, they would change the order of cascade layers.
 */
function keepSent(sheet: EmotionCache['sheet']) {
  const sent = new Set(sheet.tags);
  const flush = sheet.flush.bind(sheet);
  sheet.flush = () => {
    sheet.tags = sheet.tags.filter((tag) => !sent.has(tag));
    flush();
  };
}

/** Takes back the rules of the direction left behind: both have the same class names. */
function discard(key: string, direction: Direction) {
  const id = `${key} ${direction}`;
  caches.get(id)?.sheet.flush();
  caches.delete(id);
}

const adopted = new Map<Family, { text: string; sheet: CSSStyleSheet }>();

/** A reader's own palette stands in custom properties on top of the family's static stylesheet. */
function adoptVariables(family: Family, state: ThemeState) {
  const own = Object.keys(state.paletteColors).length > 0;
  const known = adopted.get(family);
  if (!family.stylesheet || (!own && !known)) return;
  const text = own ? inBothModes(family.stylesheet(state)) : '';
  if (known?.text === text) return;
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(text);
  if (!known) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.set(family, { text, sheet });
}

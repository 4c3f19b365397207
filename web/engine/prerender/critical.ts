import { compile, middleware, serialize, stringify, type Element, type Middleware } from 'stylis';
import type { EmotionCache } from '@emotion/cache';

/** A style block of the head: the rules that a family's demos need before any script runs. */
export interface CriticalStyle {
  /** Emotion's cache key; "" for rules that are not emotion's. */
  key: string;
  /** Names that the cache counts as inserted, separated by spaces. */
  ids: string;
  css: string;
  /** By which React knows a stylesheet that it would put into the head. */
  href?: string;
  precedence?: string;
  /** The hash of an element in a demo that the rules were taken from. */
  kept?: string;
}

/**
 * One stylesheet for both directions. Classes have the same names left to right and right to left; where their rules
 * differ, each stands under its direction, without adding to the specificity.
 */
export function mergeDirections(key: string, ltr: Inserted, rtl: Inserted, staged = false): CriticalStyle {
  const ids: string[] = [];
  let css = '';
  for (const [id, rules] of Object.entries(ltr)) {
    if (typeof rules !== 'string') continue;
    const mirrored = rtl[id];
    ids.push(id);
    css += typeof mirrored !== 'string' || mirrored === rules ? rules : mergeRules(rules, mirrored, staged);
  }
  return { key, ids: ids.join(' '), css };
}

/** Rules by the names that a cache counts as inserted. */
export type Inserted = EmotionCache['inserted'];

/** What was merged before: pages share most of their rules. */
const merged = new Map<string, { rtl: string; staged: boolean; both: string }>();
const mostMerged = 10_000;

function mergeRules(ltr: string, rtl: string, staged: boolean): string {
  const known = merged.get(ltr);
  if (known?.rtl === rtl && known.staged === staged) return known.both;
  const both = merge(ltr, rtl, staged);
  if (merged.size >= mostMerged) merged.clear();
  merged.set(ltr, { rtl, staged, both });
  return both;
}

/** Rules that are the same in both directions stand once, in their place. */
function merge(ltr: string, rtl: string, staged: boolean): string {
  const under = (direction: Direction, css: string) => underDirection(direction, css, staged);
  const [left, right] = [split(ltr), split(rtl)];
  if (left.length !== right.length) return under('ltr', ltr) + under('rtl', rtl);
  return left
    .map((rule, index) => (rule === right[index] ? rule : under('ltr', rule) + under('rtl', right[index]!)))
    .join('');
}

const split = (css: string) =>
  compile(css)
    .map((element) => serialize([element], stringify))
    .filter(Boolean);

/** Whether an element is a rule with selectors: steps of an animation have none. */
const isSelected = ({ type, root }: Element) => type === 'rule' && !root?.type.endsWith('keyframes');

type Direction = 'ltr' | 'rtl';

/** What has a direction: the page, or the stage around a demo where it has one of its own. */
const directed = (direction: Direction, staged: boolean) =>
  staged ? `:root[dir=${direction}] [data-stage]:not([dir]),[data-stage][dir=${direction}]` : `:root[dir=${direction}]`;

function underDirection(direction: Direction, css: string, staged: boolean) {
  const prefix = (element: Element) => {
    if (!isSelected(element) || !Array.isArray(element.props)) return;
    element.props = element.props.map((selector) => `:where(${directed(direction, staged)}) ${selector}`);
  };
  return serialize(compile(css), middleware([prefix, stringify]));
}

/**
 * The rules that can ever hold in markup that nobody can touch and that never changes: those whose classes it has, in
 * no state that a pointer or the focus makes. A large gallery needs 170 kB of rules instead of 258.
 */
export function stillRules(css: string, html: string): string {
  const present = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => match[1].split(/\s+/)));
  const holds = (selector: string) =>
    !/:(hover|active|focus)/.test(selector) &&
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => present.has(name));
  const keep: Middleware = (element, ...rest) => {
    if (isSelected(element) && Array.isArray(element.props)) {
      element.props = element.props.filter(holds);
      if (element.props.length === 0) return '';
    }
    return stringify(element, ...rest);
  };
  return serialize(compile(css), middleware([keep]));
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/**
 * Rules that give elements their right-to-left inline styles until the demo lives: the markup carries the left-to-right
 * ones, which are what the first render in the browser expects. Undefined where more than inline styles differs.
 */
export function mirrorInlineStyles(demo: string, ltr: string, rtl: string, staged = false): string | undefined {
  const place = staged ? `:is(${directed('rtl', true)})` : directed('rtl', false);
  if (ltr === rtl) return '';
  const left = ltr.split(/(<[^>]+>)/);
  const right = rtl.split(/(<[^>]+>)/);
  if (left.length !== right.length) return undefined;
  const path: number[] = [0];
  let css = '';
  for (const [index, token] of left.entries()) {
    if (!token.startsWith('<') || token.startsWith('<!')) {
      if (token !== right[index]) return undefined;
      continue;
    }
    if (token.startsWith('</')) {
      path.pop();
      continue;
    }
    path[path.length - 1]++;
    if (token !== right[index]) {
      const rule = ruleFor(token, right[index]);
      if (rule === undefined) return undefined;
      css += `${place} [data-demo="${demo}"]:not([data-live])${path.map((n) => `>:nth-child(${n})`).join('')}{${rule}}`;
    }
    const tag = /^<([a-zA-Z0-9-]+)/.exec(token)?.[1] ?? '';
    if (!VOID.has(tag) && !token.endsWith('/>')) path.push(0);
  }
  return css;
}

/** Declarations that turn one tag's inline style into the other's; undefined where the tags differ in more. */
function ruleFor(left: string, right: string) {
  const without = (tag: string) => tag.replace(/ style="[^"]*"/, '');
  if (without(left) !== without(right)) return undefined;
  const from = declarationsOf(left);
  const to = declarationsOf(right);
  const rule: string[] = [];
  for (const name of from.keys()) if (!to.has(name)) rule.push(`${name}:unset!important`);
  for (const [name, value] of to) if (from.get(name) !== value) rule.push(`${name}:${value}!important`);
  return rule.join(';');
}

function declarationsOf(tag: string) {
  const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
  const declarations = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      declarations.set(
        declaration.slice(0, colon),
        declaration
          .slice(colon + 1)
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      );
  }
  return declarations;
}

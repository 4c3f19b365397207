// Runs in a browser beside the tests: moves each control of a playground, and tells whether anybody would notice.
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '../boundary';
import type { Control } from '../contract/contract.gen';
import type { Family } from '../family';
import { withProps, type Specimen } from '../playground/staged';
import { defaultTheme } from '../preferences/theme';
import { hands } from './hands';
import { snapshot } from './snapshot';

/** A component with its controls, as generated code hands it over. */
export interface Movable {
  name: string;
  Component: React.ElementType;
  specimen: Specimen;
  Around?: React.ComponentType<{ children: React.ReactNode }>;
  /** Prop for the element that holds what else would cover the window, "" for none. */
  contain: string;
  controls: readonly Control[];
  /** Names of props that take a function, which are told of by what they are called with. */
  callbacks: readonly string[];
}

/** What became of a component: why it could not be shown, and its controls that nobody noticed. */
export interface Moved {
  name: string;
  failed?: string;
  unmoved: string[];
}

type Props = Record<string, unknown>;

interface Shown {
  root: Root;
  tops: Element[];
  calls: string[];
  error?: unknown;
}

/** What controls may be moved to. */
function candidates({ kind, values, fields, default: standard, initial }: Control): unknown[] {
  const now = initial ?? standard;
  switch (kind) {
    case 'switch':
      return [now !== true];
    case 'choice':
      return (values ?? []).filter((value) => value !== now);
    case 'number':
      return [Number(now ?? 0) + 1, Number(now ?? 0) + 3, 0].filter((value) => value !== now);
    case 'icon':
      return [<svg key="moved" data-moved="" />];
    case 'object':
      return [Object.fromEntries((fields ?? []).map((field) => [field.name, candidates(field)[0]]))];
    default:
      return ['Moved', '2'];
  }
}

/** Moves all controls of all components. */
export async function moveAll(movables: readonly Movable[], family?: Family): Promise<Moved[]> {
  const style = document.createElement('style');
  style.textContent = family?.stylesheet?.(defaultTheme) ?? '';
  document.head.append(style);
  const all: Moved[] = [];
  for (const movable of movables) all.push(await moveOne(movable, family));
  return all;
}

async function moveOne(movable: Movable, family?: Family): Promise<Moved> {
  const { name, controls } = movable;
  const show = (props: Props) => render(movable, props, family);
  const moves = controls.flatMap((control) =>
    candidates(control).map((value): [string, Props] => [control.name, { [control.name]: value }]),
  );
  const [before, ...after] = await still(show, [{}, ...moves.map(([, props]) => props)]);
  if (before === undefined) return { name, failed: 'It shows no element.', unmoved: controls.map((one) => one.name) };
  const moved = new Set<string>();
  moves.forEach(([prop], i) => after[i] !== undefined && after[i] !== before && moved.add(prop));
  const rest = moves.filter(([prop]) => !moved.has(prop));
  const touched = rest.length > 0 ? await inUse(show, {}) : '';
  for (const [prop, props] of rest) {
    if (!moved.has(prop) && (await inUse(show, props)) !== touched) moved.add(prop);
  }
  return { name, unmoved: controls.map((one) => one.name).filter((prop) => !moved.has(prop)) };
}

/** What is seen of it at rest, with each set of props; undefined where it can't be shown. */
async function still(show: (props: Props) => Shown, sets: readonly Props[]) {
  const all = sets.map(show);
  await settled();
  const seen = all.map((shown) => {
    for (const other of all) other.tops.forEach((top) => ((top as HTMLElement).hidden = other !== shown));
    return shown.error === undefined && shown.tops.some(hasElement) ? snapshot(shown.tops) : undefined;
  });
  all.forEach(remove);
  known = new Set();
  for (const element of [...document.body.children]) element.remove();
  return seen;
}

/** What is seen of it, and what its callbacks are told, while somebody uses it. */
async function inUse(show: (props: Props) => Shown, props: Props) {
  const shown = show(props);
  const seen: string[] = [];
  try {
    await settled();
    for (const step of hands) {
      const room = shown.tops[0]!;
      if (!step(room)) continue;
      await turn();
      const others = [...document.body.children].filter((one) => !known.has(one) && !shown.tops.includes(one));
      seen.push(snapshot([...shown.tops, ...others]), shown.calls.join(), focusOf());
    }
    return shown.error === undefined ? seen.join('\n') : 'failed';
  } finally {
    remove(shown);
  }
}

const focusOf = () => document.activeElement?.localName ?? '';
const hasElement = (top: Element) => top.querySelector('*') !== null || !top.hasAttribute('data-room');

/** What stands in the document beside what is shown. */
let known = new Set<Element>();

function render(movable: Movable, props: Props, family?: Family): Shown {
  known = new Set(document.body.children);
  const room = document.createElement('div');
  room.dataset.room = '';
  room.style.cssText = 'position:relative;transform:translateX(0);width:480px;min-height:320px';
  document.body.append(room);
  const shown: Shown = { root: createRoot(room), tops: [room], calls: [] };
  const { Component, specimen, Around = React.Fragment, contain, callbacks } = movable;
  const Provider = family?.Provider ?? React.Fragment;
  const told = Object.fromEntries(
    callbacks.map((name) => [name, (...values: unknown[]) => void shown.calls.push(`${name}(${values.map(spoken)})`)]),
  );
  const all = { ...told, ...(contain && { [contain]: () => room }), ...props };
  try {
    flushSync(() =>
      shown.root.render(
        <Boundary onError={(error) => (shown.error = error ?? 'unknown')}>
          <Provider state={defaultTheme}>
            <Around>{withProps(Component, all, specimen)}</Around>
          </Provider>
        </Boundary>,
      ),
    );
  } catch (error) {
    shown.error = error;
  }
  shown.tops.push(...[...document.body.children].filter((one) => one !== room && !known.has(one)));
  return shown;
}

function spoken(value: unknown): string {
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? 'function' : String(value);
  if (value instanceof Event || 'nativeEvent' in value) return (value as Event).type;
  if (value instanceof Element) return value.localName;
  try {
    return JSON.stringify(value);
  } catch {
    return 'object';
  }
}

function remove({ root, tops }: Shown) {
  try {
    flushSync(() => root.unmount());
  } catch {
    // it has failed before
  }
  tops[0]!.remove();
  for (const element of [...document.body.children]) if (!known.has(element)) element.remove();
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Effects have run, and what they have set is drawn. */
async function settled() {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await turn();
  }
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // it has no end
    }
  }
}

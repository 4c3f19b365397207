// Runs in the browser of “vitrine verify --props”: draws a demo with each of its props taken away in turn, and tells
// whether anybody would notice.
import { drawn, forgetTimers, pass } from '../trial/clock';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Boundary } from '../boundary';
import type { Family } from '../family';
import { defaultTheme } from '../preferences/theme';
import { hands, leave } from '../trial/hands';
import { isNoticed, type Sight } from '../trial/sight';
import { snapshot } from '../trial/snapshot';
import { begin } from './altered';
import type { Subject } from './subjects';
import { rows, targetAt, wholeRows, type Deed } from './deeds';
import { narrowly } from './narrow';
import { counted, ofDocument, targetCount, traces } from './traces';

/**
 * How it is noticed that a prop is gone: at rest, while the demo is used, in what a server renders, or because the demo
 * can't be drawn without it.
 */
export type Way = 'rest' | 'use' | 'server' | 'needed';

/** Why a demo can't be tried, and how each of its props is noticed, by component and prop. */
export interface Effects {
  failed?: string;
  props: Record<string, Way | ''>;
}

/** One prop of one component. */
interface Prop {
  id: string;
  type: unknown;
  prop: string;
}

/** Elements that somebody uses in turn. */
const mostTargets = 6;

/** What is done with a demo before it is looked at: nothing, what hands do first of all, or a row of deeds. */
type Program = 'rest' | 'hands' | { deeds: readonly Deed[]; target: number };

const settling = 1500;
const moment = 40;

/** Takes each prop away that a demo sets. */
export async function effectsOf(
  Demo: React.ComponentType,
  subjects: readonly Subject[],
  family?: Family,
): Promise<Effects> {
  const style = document.createElement('style');
  // A finger that moves sideways would leave the page.
  style.textContent = `html { overscroll-behavior: none } ${family?.stylesheet?.(defaultTheme) ?? ''}`;
  document.head.append(style);
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
  return new Trial(Demo, subjects, family).run();
}

function inFamily(Demo: React.ComponentType, family: Family | undefined) {
  if (!family) return <Demo />;
  return (
    <family.Provider state={defaultTheme}>
      <Demo />
    </family.Provider>
  );
}

class Trial {
  private readonly ways = new Map<string, Way>();
  private readonly all: readonly Prop[];
  private failed = '';

  constructor(
    private readonly Demo: React.ComponentType,
    private readonly subjects: readonly Subject[],
    private readonly family?: Family,
  ) {
    this.all = subjects.flatMap(({ name, type, props }) =>
      props.map((prop) => ({ id: `${name}.${prop}`, type, prop })),
    );
  }

  async run(): Promise<Effects> {
    if (typeof this.Demo !== 'function' && typeof this.Demo !== 'object')
      return { failed: 'It has no default export.', props: {} };
    const first = await this.look([], 'rest');
    if (!first) return { failed: this.failed, props: {} };
    await this.tryEach('rest', 'rest');
    this.tryOnServer();
    await this.tryEach('use', 'hands');
    const last = Math.min(mostTargets, first.targets) - 1;
    for (let target = 0; target <= last; target++) for (const deeds of rows) await this.tryMany({ deeds, target });
    for (const deeds of wholeRows) await this.tryMany({ deeds, target: 0 });
    await narrowly(async () => {
      await this.tryEach('use', 'rest');
      for (const deeds of rows.slice(0, 2)) await this.tryMany({ deeds, target: 0 });
    });
    return { props: Object.fromEntries(this.all.map(({ id }) => [id, this.ways.get(id) ?? ''])) };
  }

  private get rest() {
    return this.all.filter(({ id }) => !this.ways.has(id));
  }

  /** Compares what a server would send: some props are for the time before scripts run. */
  private tryOnServer() {
    const sent = (without: readonly Prop[]) => {
      begin({ without: this.without(without), calls: [] });
      try {
        return renderToString(inFamily(this.Demo, this.family)).replace(counted, '');
      } catch {
        return undefined; // the demo is drawn by browsers alone
      } finally {
        begin(undefined);
      }
    };
    const still = sent([]);
    if (still === undefined || still !== sent([])) return;
    for (const one of this.rest) {
      const once = sent([one]);
      if (once !== undefined && once !== still && once === sent([one])) this.ways.set(one.id, 'server');
    }
  }

  /** Takes all away at once; where nobody notices that, nobody need look at each. */
  private async tryMany(program: Program) {
    const { rest } = this;
    if (rest.length === 0) return;
    const still = await this.looks([[]], program);
    const without = still && (await this.look(rest, program));
    if (still && (!without || isNoticed(still, [without.sight]))) await this.tryEach('use', program);
  }

  /** Takes away what nobody has noticed yet, one after the other; what is seen once must be seen again. */
  private async tryEach(way: Way, program: Program) {
    const rest = this.rest;
    if (rest.length === 0) return;
    const still = await this.looks([[], []], program);
    if (!still) return;
    const seen: [Prop, Sight[] | undefined][] = [];
    for (const one of rest) {
      const once = await this.look([one], program);
      if (once && !isNoticed(still, [once.sight])) continue;
      const twice = await this.look([one], program);
      if (!once && !twice) seen.push([one, undefined]);
      else if (once && twice) seen.push([one, [once.sight, twice.sight]]);
    }
    const last = seen.length > 0 ? await this.look([], program) : undefined;
    if (!last) return;
    for (const [{ id }, sights] of seen) {
      if (!sights) this.ways.set(id, 'needed');
      else if (isNoticed([...still, last.sight], sights)) this.ways.set(id, way);
    }
  }

  private async looks(list: Prop[][], program: Program): Promise<Sight[] | undefined> {
    const sights: Sight[] = [];
    for (const without of list) {
      const look = await this.look(without, program);
      if (!look) return undefined;
      sights.push(look.sight);
    }
    return sights;
  }

  /** What is seen of the demo; undefined where it can't be drawn. */
  private async look(without: readonly Prop[], program: Program) {
    const scene = new Scene(this.Demo, this.family, this.without(without));
    const sight = new Map<string, readonly string[]>();
    try {
      await scene.show();
      sight.set('rest', program === 'rest' ? [...snapshot(scene.tops), ...ofDocument()] : scene.marks());
      const targets = Math.max(1, targetCount(scene.tops));
      if (program === 'hands') await use(scene, sight);
      else if (program !== 'rest') await follow(scene, sight, program);
      if (!scene.failed) return { sight: sight as Sight, targets };
      this.failed ||= scene.failed;
    } catch (error) {
      this.failed ||= String(error);
    } finally {
      await scene.remove(program !== 'rest');
    }
    return undefined;
  }

  /** Every component is there, so that its callbacks are noted. */
  private without(list: readonly Prop[]) {
    return new Map(
      this.subjects.map(({ type }) => [type, list.filter((one) => one.type === type).map(({ prop }) => prop)]),
    );
  }
}

async function use(scene: Scene, sight: Map<string, readonly string[]>) {
  await pass(settling);
  sight.set('later', scene.marks());
  for (const [step, act] of hands) {
    if (!(await act(scene.tops)) || scene.failed) continue;
    await lookAfter(step, scene, sight);
  }
}

async function follow(
  scene: Scene,
  sight: Map<string, readonly string[]>,
  { deeds, target }: Exclude<Program, string>,
) {
  const used = targetAt(scene.tops, target);
  for (const [step, deed] of deeds.entries()) {
    await deed(scene.tops, used);
    await lookAfter(`${step}`, scene, sight);
    if (scene.failed) return;
  }
}

/** Looks at once, and again when everything has come to rest. */
async function lookAfter(step: string, scene: Scene, sight: Map<string, readonly string[]>) {
  await pass(moment);
  sight.set(step, scene.marks());
  await pass(settling);
  await drawn();
  sight.set(`${step}, later`, scene.marks());
}

/** A demo on its stage. */
class Scene {
  failed = '';
  private readonly known = new Set<Element>(document.body.children);
  private readonly room = document.createElement('div');
  private readonly root = createRoot(this.room);
  private readonly calls: string[] = [];

  constructor(
    private readonly Demo: React.ComponentType,
    private readonly family: Family | undefined,
    without: ReadonlyMap<unknown, readonly string[]>,
  ) {
    begin({ without, calls: this.calls });
    this.room.dataset.demo = 'Tried';
    this.room.style.cssText = 'position:relative;width:720px;min-height:320px;margin:40px';
    document.body.append(this.room);
  }

  async show() {
    scrollTo(0, 0);
    localStorage.clear();
    flushSync(() =>
      this.root.render(
        <Boundary onError={(error) => (this.failed ||= String(error))}>{inFamily(this.Demo, this.family)}</Boundary>,
      ),
    );
    await drawn();
    await drawn();
  }

  /** The elements in which it stands: its room, and what stands beside that. */
  get tops(): Element[] {
    return [this.room, ...[...document.body.children].filter((one) => one !== this.room && !this.known.has(one))];
  }

  marks() {
    return [...this.calls, '', ...traces(this.tops)];
  }

  async remove(wasUsed: boolean) {
    if (wasUsed) await leave([]);
    this.root.unmount();
    await pass(settling);
    forgetTimers();
    begin(undefined);
    for (const element of [...document.body.children]) if (!this.known.has(element)) element.remove();
    document.body.removeAttribute('style');
  }
}

// Runs in a browser beside the tests: moves each control of a playground as its page does, and tells whether anybody
// would notice.
import { drawn, forgetTimers, pass } from './clock';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Control } from '../contract/contract.gen';
import type { Family } from '../family';
import { say } from '../messages/say';
import { give, type Given } from '../playground/channel';
import { stage } from '../playground/stage';
import { defaultTheme } from '../preferences/theme';
import { candidates, ends, iconName } from './candidates';
import { hands, leave } from './hands';
import { isNoticed, type Sight } from './sight';
import { snapshot } from './snapshot';
import { spied } from './spied';

/** A component with its controls, as generated code hands it over. */
export interface Movable {
  name: string;
  Component: React.ElementType;
  specimen?: unknown;
  Around?: React.ComponentType<{ children: React.ReactNode }>;
  /** Prop for the element that holds what else would cover the window, "" for none. */
  contain: string;
  controls: readonly Control[];
  /** Names of those whose controls are moved; the others are set beside them. */
  sought: readonly string[];
  /** Names of props that take a function: what they are called with is seen as well. */
  callbacks: readonly string[];
}

/** How a control is noticed: at rest, while the component is used, or when another control is set or taken away. */
type Way = 'rest' | 'use' | `with ${string}` | `without ${string}`;

/** What became of a component: why it could not be shown, and how each of its controls is noticed. */
export interface Moved {
  name: string;
  failed?: string;
  moved: Record<string, Way>;
}

const name = 'Moved';

/** Moves all controls of all components. */
export async function moveAll(movables: readonly Movable[], family?: Family): Promise<Moved[]> {
  const style = document.createElement('style');
  style.textContent = family?.stylesheet?.(defaultTheme) ?? '';
  document.head.append(style);
  // Nobody leaves the page.
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
  const all: Moved[] = [];
  for (const movable of movables) all.push(await new Trial(movable, family).run());
  return all;
}

class Trial {
  private readonly noticed = new Map<string, Way>();
  private failed = '';

  constructor(
    private readonly movable: Movable,
    private readonly family?: Family,
  ) {}

  async run(): Promise<Moved> {
    const { name, controls } = this.movable;
    const first = await this.look({}, false);
    if (!first) return { name, failed: this.failed, moved: {} };
    for (const inUse of [false, true]) await this.moveEach({}, inUse, inUse ? 'use' : 'rest');
    for (const other of controls) await this.moveWithout(other);
    for (const other of controls) await this.moveWith(other);
    return { name, moved: Object.fromEntries(this.noticed) };
  }

  private get rest() {
    const { controls, sought } = this.movable;
    return controls.filter(({ name }) => sought.includes(name) && !this.noticed.has(name));
  }

  /** Moves what nobody has noticed yet while the component does by itself what its specimen decides, such as open. */
  private async moveWithout({ kind, name, initial }: Control) {
    if (kind === 'switch' && initial === true) await this.moveEach({ [name]: undefined }, true, `without ${name}`);
  }

  /** Moves what nobody has noticed yet while another control is set. */
  private async moveWith(other: Control) {
    if (other.kind !== 'switch' && other.kind !== 'choice') return;
    for (const value of candidates(other)) {
      if (this.rest.some(({ name }) => name !== other.name)) {
        await this.moveEach({ [other.name]: value }, false, `with ${other.name}`);
      }
    }
  }

  /** Moves what nobody has noticed yet, one after the other. */
  private async moveEach(given: Given, inUse: boolean, way: Way) {
    const rest = this.rest.filter(({ name }) => !(name in given));
    const first = rest.length > 0 ? await this.look(given, inUse) : undefined;
    if (!first || (way !== 'rest' && !(await this.isWorthwhile(given, inUse, rest, first)))) return;
    const still = [first, await this.look(given, inUse)];
    if (!areAll(still)) return;
    for (const control of rest) {
      const all = candidates(control);
      for (const value of way === 'rest' ? all : ends(all)) {
        if (!(await this.isSeen(given, { [control.name]: value }, inUse, still))) continue;
        this.noticed.set(control.name, way);
        break;
      }
    }
  }

  /** Whether anything is noticed when all of them are moved at once: where nothing is, nobody need look at each. */
  private async isWorthwhile(given: Given, inUse: boolean, rest: readonly Control[], still: Sight) {
    for (const end of rest.length > 1 ? [0, -1] : []) {
      const all = Object.fromEntries(rest.map((control) => [control.name, candidates(control).at(end)]));
      const moved = await this.look({ ...given, ...all }, inUse);
      if (!moved || isNoticed([still], [moved])) return true;
    }
    return rest.length === 1;
  }

  /** Whether a move is seen twice, and nothing of it in between: what it leaves behind is not what it does. */
  private async isSeen(given: Given, move: Given, inUse: boolean, still: readonly Sight[]) {
    const once = await this.look({ ...given, ...move }, inUse);
    if (!once || !isNoticed(still, [once])) return false;
    const between = await this.look(given, inUse);
    const twice = await this.look({ ...given, ...move }, inUse);
    return between !== undefined && twice !== undefined && isNoticed([...still, between], [once, twice]);
  }

  /** What is seen after a reader has set some props; undefined where it can't be shown with them. */
  private async look(given: Given, inUse: boolean): Promise<Sight | undefined> {
    const scene = new Scene(this.movable, this.family, inUse);
    const sight = new Map<string, readonly string[]>();
    try {
      await scene.show(given);
      sight.set('rest', scene.seen());
      if (inUse) await use(scene, sight);
      if (!scene.hasFailed) return sight;
      this.failed ||= 'It can’t be shown.';
    } catch (error) {
      this.failed ||= String(error);
    } finally {
      await scene.remove(inUse);
    }
    return undefined;
  }
}

const areAll = (list: readonly (Sight | undefined)[]): list is Sight[] => !list.includes(undefined);

/** Milliseconds that pass after each step, and those until what it began has ended. */
const moment = 40;
const settling = 1500;

async function use(scene: Scene, sight: Map<string, readonly string[]>) {
  await pass(settling);
  await drawn();
  sight.set('later', scene.seen());
  for (const [step, act] of hands) {
    if (!(await act(scene.tops)) || scene.hasFailed) continue;
    await pass(moment);
    sight.set(step, scene.seen());
    await pass(settling);
    await drawn();
    sight.set(`${step}, later`, scene.seen());
  }
}

/** A component on its stage. */
class Scene {
  private readonly known = new Set<Element>(document.body.children);
  private readonly room = document.createElement('div');
  private readonly root = createRoot(this.room);
  private readonly calls: string[] = [];
  private readonly shown: React.ReactElement;

  constructor({ Component, specimen, Around, contain, callbacks }: Movable, family: Family | undefined, spy: boolean) {
    const Subject = spy ? spied(Component, callbacks, this.calls) : Component;
    const icons = { [iconName]: () => <svg data-moved="" width="24" height="24" /> };
    const Stage = stage(Subject, { name, props: {}, contain }, { specimen, icons, Around });
    const Provider = family?.Provider ?? React.Fragment;
    this.shown = (
      <Provider state={defaultTheme}>
        <Stage />
      </Provider>
    );
    this.room.dataset.demo = name;
    this.room.style.cssText = 'position:relative;width:480px;min-height:320px;margin:40px';
    document.body.append(this.room);
  }

  async show(given: Given) {
    scrollTo(0, 0);
    give(name, {});
    flushSync(() => this.root.render(this.shown));
    await drawn();
    give(name, given);
    await drawn();
  }

  /** The elements in which it stands: its room, and what stands beside that. */
  get tops(): Element[] {
    return [this.room, ...[...document.body.children].filter((one) => one !== this.room && !this.known.has(one))];
  }

  get hasFailed() {
    const told = this.room.querySelector(':scope > p[role=alert], :scope > [data-room] > p[role=alert]');
    return told?.textContent === say('The component can’t be shown with these props.');
  }

  seen() {
    return [...this.calls, '', ...snapshot(this.tops)];
  }

  async remove(wasUsed: boolean) {
    if (wasUsed) await leave([]);
    this.root.unmount();
    give(name, {});
    await pass(settling);
    forgetTimers();
    for (const element of [...document.body.children]) if (!this.known.has(element)) element.remove();
  }
}

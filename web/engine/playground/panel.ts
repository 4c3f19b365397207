// A playground that somebody touches: controls in, picture, code and address out. The page holds all of it already.
import type { CodeElement, Control, PlaygroundIcon } from '../contract/contract.gen';
import { Attribute, Class } from '../dom';
import { announce } from '../islands/announce';
import { say, sayWith } from '../messages/say';
import { edited } from '../tools/source';
import { act, type Acting } from './acts';
import { hashOf, initialState, stateOf, type Addressed, type PlaygroundState, type Pose } from './address';
import { onShown, give, type Given } from './channel';
import { attributeOf, codeLines, moduleText } from './code';
import { rowsOf, type ControlRow } from './form';
import { Posing } from './pose';
import { showCode } from './shown-code';
import { fieldsOf, shown, withValue, type PlaygroundField, type Value, type Values } from './values';

/** What a page says of a playground beside its markup. */
interface Spec {
  component: string;
  /** Name of the demo. */
  picture: string;
  controls: Control[];
  icons: PlaygroundIcon[] | null;
  element: CodeElement;
  theme: string;
  states: string[] | null;
  focus: string[] | null;
}

/** Milliseconds of quiet until a change is told, and written into the address. */
const pause = 400;

const disabled: Control = { name: 'disabled', kind: 'switch', type: '', text: '', href: '' };

/** A control for what has a state of its own, where the component's list has none. */
function specOf(root: HTMLElement): Spec {
  const spec = JSON.parse(root.querySelector(':scope > script')!.textContent!) as Spec;
  const missing = spec.states?.includes('disabled') && !spec.controls.some(({ name }) => name === 'disabled');
  return missing ? { ...spec, controls: [...spec.controls, disabled] } : spec;
}

export class Panel implements Acting {
  readonly spec: Spec;
  state: PlaygroundState = initialState;
  private readonly addressed: Addressed;
  private readonly rows: Map<string, ControlRow>;
  private readonly poses: readonly HTMLInputElement[];
  private readonly posing: Posing;
  private timer = 0;

  constructor(readonly root: HTMLElement) {
    this.spec = specOf(root);
    const { controls, icons, states, focus, picture } = this.spec;
    const names = (icons ?? []).map(({ name }) => name);
    this.addressed = { id: root.id, fields: fieldsOf(controls), icons: names, states: states ?? [] };
    this.rows = rowsOf(root, this.addressed.fields, names);
    this.poses = [...root.querySelectorAll<HTMLInputElement>(`.${Class.Poses} input`)];
    this.posing = new Posing(`#${CSS.escape(root.id)} .${Class.DemoRoot}`, focus ?? []);
    onShown(picture, () => this.posing.show(this.state.pose));
    this.listen();
    this.begin();
  }

  /** What was moved before the script came, or what the address asks for. */
  private begin() {
    const asked = stateOf(this.addressed, location.hash);
    if (asked) {
      this.restore(asked);
      return;
    }
    let values: Values = {};
    let changed = '';
    for (const row of this.rows.values()) {
      if (!row.isMoved) continue;
      values = withValue(values, row.field, row.read());
      changed = row.field.path;
    }
    const pose = this.poses.find(({ checked }) => checked)?.value ?? 'rest';
    if (changed || pose !== 'rest') this.set({ values, pose: 'rest' }, changed, pose);
    else edited.set(this.code.closest(`.${Class.Code}`)!, moduleText(this.spec, {}));
  }

  /** Shows a state that an address asks for. */
  private restore(state: PlaygroundState) {
    this.fill(state);
    this.show(state, '');
    this.root.scrollIntoView();
  }

  private fill({ values, pose }: PlaygroundState) {
    for (const row of this.rows.values()) row.put(shown(row.field, values));
    const said = values.disabled === true ? 'disabled' : pose;
    for (const radio of this.poses) radio.checked = radio.value === said;
  }

  private listen() {
    const { root } = this;
    root.addEventListener('input', ({ target }) => this.moved(target as HTMLInputElement));
    root.addEventListener('submit', (event) => event.preventDefault());
    root.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>(`[${Attribute.Act}], .step > button`);
      if (button) this.press(button);
    });
    addEventListener('hashchange', () => {
      const asked = stateOf(this.addressed, location.hash);
      if (asked && hashOf(this.addressed, asked) !== hashOf(this.addressed, this.state)) this.restore(asked);
    });
  }

  private rowAt(element: Element) {
    return this.rows.get(element.closest<HTMLElement>(`.${Class.Control}`)?.dataset.prop ?? '');
  }

  private moved(input: HTMLInputElement) {
    const row = this.rowAt(input);
    if (row) this.set({ ...this.state, values: withValue(this.state.values, row.field, row.read()) }, row.field.path);
    else if (this.poses.includes(input)) this.set(this.state, 'disabled', input.value);
  }

  private press(button: HTMLButtonElement) {
    const row = this.rowAt(button);
    if (row && button.dataset.act === 'undo') {
      row.put(row.field.initial);
      this.set({ ...this.state, values: withValue(this.state.values, row.field, row.field.initial) }, row.field.path);
      row.focus();
    } else if (row) {
      row.step(Number(button.value));
      this.moved(row.inputs[0] as HTMLInputElement);
    } else void act(this, button);
  }

  /** Puts all of it back. */
  reset() {
    this.fill(initialState);
    this.set(initialState, '');
    announce(say('All props are as they were at first.'));
  }

  /** A reader has changed something: it is shown now, told and kept in the address a little later. */
  private set(state: PlaygroundState, changed: string, pose?: string) {
    const field = this.addressed.fields.find(({ path }) => path === 'disabled');
    let next = state;
    if (pose !== undefined) {
      const values = field ? withValue(state.values, field, pose === 'disabled' || undefined) : state.values;
      next = { values, pose: pose === 'hover' || pose === 'focus' ? (pose as Pose) : 'rest' };
    }
    this.show(next, changed);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      history.replaceState(history.state, '', this.address);
      if (changed) this.tell(changed.split('.')[0]!);
    }, pause);
  }

  private tell(prop: string) {
    const control = this.spec.controls.find(({ name }) => name === prop);
    if (!control) return;
    const code = attributeOf(control, this.state.values);
    announce(code === undefined ? sayWith('Code without {prop}', { prop }) : sayWith('Code: {code}', { code }));
  }

  /** The hash of what is shown. */
  get address() {
    return hashOf(this.addressed, this.state);
  }

  private get code() {
    return this.root.querySelector<HTMLElement>(`.${Class.Code} code`)!;
  }

  private show(state: PlaygroundState, changed: string) {
    const { values } = (this.state = state);
    for (const [path, row] of this.rows) row.mark(path in values);
    showCode(this.code, codeLines(this.spec, values), changed.split('.')[0]!);
    edited.set(this.code.closest(`.${Class.Code}`)!, moduleText(this.spec, values));
    const address = this.root.querySelector(`.${Class.Address}`);
    if (address) address.textContent = this.address;
    give(this.spec.picture, givenOf(this.spec.controls, values));
    this.posing.show(state.pose);
    // As if a reader had touched the picture: it comes to life and finds its props.
    const picture = this.root.querySelector(`.${Class.DemoRoot}`)!;
    if (!picture.hasAttribute(Attribute.Live)) picture.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}

const valueOf = ({ kind }: PlaygroundField, value: Value) =>
  kind === 'icon' && typeof value === 'string' ? { icon: value } : value;

/** The props that a reader has changed; an object that has none of its fields any more is taken away. */
function givenOf(controls: readonly Control[], values: Values): Given {
  const given: Record<string, unknown> = {};
  for (const control of controls) {
    const fields = fieldsOf([control]);
    if (!fields.some(({ path }) => path in values)) continue;
    const entries = fields.map(
      (field) => [field.path.split('.').at(-1)!, valueOf(field, shown(field, values))] as const,
    );
    if (control.kind !== 'object') given[control.name] = entries[0]![1];
    else {
      const set = entries.filter(([, value]) => value !== undefined);
      given[control.name] = set.length > 0 ? Object.fromEntries(set) : undefined;
    }
  }
  return given;
}

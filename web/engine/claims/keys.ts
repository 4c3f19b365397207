// Rows of keyboard tables: what a press must bring about, and whether it has.
import { Scene, valueOf } from './scene';

/** What is so after a key. Elements are named by role and name: “menuitem Copy”. See KeyStep in internal/source. */
export interface KeyStep {
  focus?: string;
  active?: string;
  shown?: string;
  gone?: string;
  value?: string;
  checked?: string;
  unchecked?: string;
  selected?: string;
  pressed?: string;
  ascending?: string;
  descending?: string;
  expanded?: string;
  collapsed?: string;
}

export interface KeyRow {
  keys: string[];
  demo: string;
  start: string;
  first: string[];
  steps: KeyStep[];
}

/** “menuitem Copy all” as a role and a name. */
export function located(text: string): [role: string, name?: string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The presses of a row: one expectation holds for each of its keys alone, several hold one after the other. */
export const pressesOf = ({ keys, steps }: KeyRow): [key: string, step: KeyStep][][] =>
  steps.length === 1
    ? keys.map((key) => [[key, steps[0]!]])
    : [steps.map((step, index) => [keys[index % keys.length]!, step])];

function isState(scene: Scene, text: string, attribute: string, wanted: boolean | string): string | undefined {
  const found = scene.all(...located(text));
  if (found.length !== 1) return `there are ${found.length} elements “${text}”`;
  const [element] = found as [HTMLElement];
  const own = attribute === 'aria-checked' && element instanceof HTMLInputElement ? String(element.checked) : undefined;
  const value = own ?? element.getAttribute(attribute) ?? 'false';
  return value === String(wanted) ? undefined : `“${text}” has ${attribute} “${value}”`;
}

const checks: Record<keyof KeyStep, (scene: Scene, wanted: string) => string | undefined> = {
  focus: (scene, wanted) => differs('the focus is on', scene.focused, wanted),
  active: (scene, wanted) => differs('highlighted is', scene.active, wanted),
  shown: (scene, wanted) => (scene.has(...located(wanted)) ? undefined : `“${wanted}” is not there`),
  gone: (scene, wanted) => (scene.has(...located(wanted)) ? `“${wanted}” is there` : undefined),
  value: (_, wanted) => differs('the focused element holds', valueOf(document.activeElement ?? document.body), wanted),
  checked: (scene, wanted) => isState(scene, wanted, 'aria-checked', true),
  unchecked: (scene, wanted) => isState(scene, wanted, 'aria-checked', false),
  selected: (scene, wanted) => isState(scene, wanted, 'aria-selected', true),
  ascending: (scene, wanted) => isState(scene, wanted, 'aria-sort', 'ascending'),
  descending: (scene, wanted) => isState(scene, wanted, 'aria-sort', 'descending'),
  pressed: (scene, wanted) => isState(scene, wanted, 'aria-pressed', true),
  expanded: (scene, wanted) => isState(scene, wanted, 'aria-expanded', true),
  collapsed: (scene, wanted) => isState(scene, wanted, 'aria-expanded', false),
};

/** An expectation may name a role alone. */
function differs(what: string, found: string, wanted: string): string | undefined {
  const same = found === wanted || (!wanted.includes(' ') && found.split(' ')[0] === wanted);
  return same ? undefined : `${what} “${found || 'nothing'}”`;
}

/** What is not as a step says, in words; "" where all is. */
export function missing(scene: Scene, step: KeyStep): string {
  const wrong = Object.entries(step).flatMap(([name, wanted]) => {
    const said = wanted && checks[name as keyof KeyStep](scene, wanted);
    return said ? [`${said}, not “${wanted}” (${name})`] : [];
  });
  return wrong.join('; ');
}

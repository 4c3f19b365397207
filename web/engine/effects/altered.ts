// What the elements of a demo get while it is tried: a prop less, and callbacks that are noted before they are called.

/** Whose props are taken away, by component; and what callbacks of the components in it were told. */
interface Trial {
  without: ReadonlyMap<unknown, readonly string[]>;
  calls: string[];
}

let trial: Trial | undefined;

/** Begins a trial; undefined ends it. */
export const begin = (next: Trial | undefined) => void (trial = next);

type Callback = (...values: unknown[]) => unknown;

/** What stands for a callback, so that one that is the same stays the same. */
const noted = new WeakMap<Callback, Callback>();

function note(name: string, callback: Callback): Callback {
  let known = noted.get(callback);
  if (!known) {
    known = (...values) => {
      trial?.calls.push(`${name}(${values.map((value) => spoken(value)).join()})`);
      return callback(...values);
    };
    noted.set(callback, known);
  }
  return known;
}

const isCallback = (name: string, value: unknown): value is Callback =>
  /^(?:on|add)[A-Z]/.test(name) && typeof value === 'function';

export const isWithout = (type: unknown, prop: string) => trial?.without.get(type)?.includes(prop) ?? false;

export function altered(type: unknown, props: Record<string, unknown>): Record<string, unknown> {
  const less = trial?.without.get(type);
  if (!less) return props;
  const kept = Object.entries(props).filter(([name]) => !less.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, isCallback(name, value) ? note(name, value) : value]));
}

/** A value in a few words: what it is in itself, not which one. */
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

import * as React from 'react';
import { marksOf } from '../playground/staged';

/** A component whose callbacks are noted, with what they are told, before they are called. */
export function spied(Component: React.ElementType, callbacks: readonly string[], calls: string[]) {
  const Shown = Component as React.ComponentType<Record<string, unknown>>;
  const Spied = React.forwardRef<unknown, Record<string, unknown>>(function Spied(props, ref) {
    const noted = callbacks.map((name) => [
      name,
      (...values: unknown[]) => {
        calls.push(`${name}(${values.map((value) => spoken(value)).join()})`);
        return (props[name] as ((...values: unknown[]) => unknown) | undefined)?.(...values);
      },
    ]);
    return <Shown {...props} {...Object.fromEntries(noted)} {...(ref !== null && { ref })} />;
  });
  return Object.assign(Spied, marksOf(Component)) as React.ElementType;
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

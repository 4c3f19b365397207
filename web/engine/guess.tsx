// What components are tried and shown with where nobody said with what.
import * as React from 'react';

/** The value of a prop: one as it stands, or of a kind that JSON has no words for. */
export interface Guess {
  kind: 'value' | 'element' | 'function' | 'anchor' | 'array' | 'object';
  value?: unknown;
}

/** The values of props; elements get the attributes by which they are found again. */
export function valuesOf(props: Record<string, Guess>, attributes: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(props).map(([name, guess]) => [name, valueOf(guess, attributes)]));
}

function valueOf({ kind, value }: Guess, attributes: Record<string, string>): unknown {
  switch (kind) {
    case 'element':
      return React.createElement('span', attributes, 'Text');
    case 'function':
      return () => null;
    case 'anchor':
      return typeof document === 'undefined' ? null : document.body;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return value;
  }
}

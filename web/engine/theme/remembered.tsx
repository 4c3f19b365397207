// What many pages show alike is rendered once: each page of a large site carries hundreds of the same links.
import * as React from 'react';
import { useMessageTable } from '../messages/context';
import { useTheme } from './parts';
import { useMarkup } from './markup';
import { useSiteOrNull } from './site';
import type { Theme } from './theme';

/** More markup than this is forgotten, and rendered again. */
const most = 20_000;

/** Markup by what it was made of: the theme, the site with its messages, the data. */
const remembered = new WeakMap<Theme, Map<string, Map<string, string>>>();

/**
 * Renders elements to strings, those of the same data once. Nothing but the data, the theme, the site and the messages
 * may have a part in them. No hook may follow a call in a component.
 */
export function useRememberedMarkup() {
  const theme = useTheme();
  const around = JSON.stringify([useSiteOrNull(), useMessageTable()]);
  const markup = useMarkup();
  const known = knownIn(theme, around);
  return (data: unknown, render: () => React.ReactNode): string => {
    const key = JSON.stringify(data);
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    if (known.size >= most) {
      known.clear();
    }
    const made = markup(render());
    known.set(key, made);
    return made;
  };
}

function knownIn(theme: Theme, around: string) {
  const surroundings = remembered.get(theme) ?? new Map<string, Map<string, string>>();
  remembered.set(theme, surroundings);
  const known = surroundings.get(around) ?? new Map<string, string>();
  if (surroundings.size >= 20 && !surroundings.has(around)) {
    surroundings.clear(); // an author edits the configuration all day
  }
  surroundings.set(around, known);
  return known;
}

import type { ThemeState } from 'vitrine/engine';

const none: readonly object[] = [];

/**
 * Makes a theme once for all demos that share a state and the labels of a language. A theme takes as long to make as a
 * demo takes to render, and a page has many demos.
 */
export function themes<Theme>(
  make: (state: ThemeState, packs: readonly object[]) => Theme,
) {
  const made = new WeakMap<ThemeState, WeakMap<readonly object[], Theme>>();
  return (state: ThemeState, packs = none) => {
    let ofState = made.get(state);
    if (!ofState) made.set(state, (ofState = new WeakMap()));
    let theme = ofState.get(packs);
    if (!theme) ofState.set(packs, (theme = make(state, packs)));
    return theme;
  };
}

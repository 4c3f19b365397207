import type { ThemeState } from 'vitrine/state/theme';

/**
 * Makes a theme once for all demos that share a state. A theme takes as long to make as a demo takes to render, and a
 * page has many demos.
 */
export function themes<Theme>(make: (state: ThemeState) => Theme) {
  const made = new WeakMap<ThemeState, Theme>();
  return (state: ThemeState) => {
    let theme = made.get(state);
    if (!theme) {
      theme = make(state);
      made.set(state, theme);
    }
    return theme;
  };
}

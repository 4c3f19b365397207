import type * as React from 'react';
import type { ThemeState } from './preferences/theme';

/**
 * A library family: how demos of one component library get their theme.
 * A site writes one module a family (`families[].provider` in vitrine.yaml) whose default export is this object.
 */
export interface Family {
  /** Prefix of the class names that emotion makes for this family; lower-case letters and hyphens. */
  key: string;
  /** Wraps every demo of the family. Its first render in the browser gets exactly the state of the server. */
  Provider: React.ComponentType<FamilyProviderProps>;
  /** Steps that make what all demos of a state share: each a task of its own, before the first of them renders. */
  prepare?: readonly ((state: ThemeState) => unknown)[];
  /**
   * The family's custom properties for both color modes, as a stylesheet whose dark part stands under
   * `:root[data-mode="dark"]`. With the default state it becomes the family's static stylesheet at build time; with a
   * reader's own palette the browser adopts it on top.
   */
  stylesheet?: (state: ThemeState) => string;
  /**
   * Collects the rules that the library's own style runtime makes while a demo is rendered ahead of time: they stand in
   * the page before any script runs, within the demo. Emotion and styled-components need none.
   */
  collect?: () => StyleCollector;
}

export interface FamilyProviderProps {
  state: ThemeState;
  /** The library's own labels in the language of the page, as its locale modules have them (`families[].locales`). */
  packs?: readonly object[];
  children: React.ReactNode;
}

/** What collects the rules that a runtime makes while a demo is rendered: made anew for each rendering. */
export interface StyleCollector {
  wrap(tree: React.ReactElement): React.ReactElement;
  /** The rules that were made within; elements may stand around them. */
  css(): string;
}

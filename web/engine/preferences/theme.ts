// The theme that demos are drawn in (specification §3 and §4), and its transitions. Pure: no storage, no document.
import { defaultSpacing } from '../contract/constants.gen';

export type PaletteMode = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

/** Colors by palette name, then by shade or role: `{ primary: { main: '#0b5' } }`. */
export type PaletteColors = Record<string, Record<string, string>>;

export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** The theme's spacing unit in CSS pixels. */
  spacing: number;
  paletteMode: PaletteMode;
}

/** What is rendered ahead of time, and the first client render of every island. */
export const defaultTheme: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: defaultSpacing,
  paletteMode: 'light',
};

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  /** Members that are left out keep their value. */
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/** The change an action makes to the theme. An unknown action throws, since a silent one would hide a typing error. */
export function themeChange(theme: ThemeState, action: ThemeAction): Partial<ThemeState> {
  switch (action.type) {
    case 'SET_SPACING':
      return { spacing: action.payload };
    case 'INCREASE_SPACING':
      return { spacing: theme.spacing + 1 };
    case 'DECREASE_SPACING':
      return { spacing: theme.spacing - 1 };
    case 'SET_DENSE':
      return { dense: action.payload };
    case 'RESET_DENSITY':
      return { dense: false, spacing: defaultSpacing };
    case 'RESET_COLORS':
      return { paletteColors: {} };
    case 'CHANGE': {
      const { paletteMode, direction, paletteColors } = action.payload;
      return {
        paletteMode: paletteMode || theme.paletteMode,
        direction: direction || theme.direction,
        paletteColors: paletteColors || theme.paletteColors,
      };
    }
    default:
      throw new Error(`Unknown theme action "${(action as { type: string }).type}".`);
  }
}

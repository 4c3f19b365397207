// Everything a reader can choose, its values and its transitions. Pure: no storage, no document.
import { defaultTheme, themeChange, type PaletteMode, type ThemeAction, type ThemeState } from './theme';

export type Mode = PaletteMode | 'system';
export type CodeVariant = 'TS' | 'JS';
/** The folder of a demo in that styling. */
export type CodeStyling = 'system' | 'tailwind' | 'css';
export type ApiDisplay = 'collapsed' | 'expanded' | 'table';
export type ApiSection = 'props' | 'slots' | 'classes';

export const modes: readonly Mode[] = ['light', 'system', 'dark'];
export const codeVariants: readonly CodeVariant[] = ['TS', 'JS'];
export const codeStylings: readonly CodeStyling[] = ['system', 'tailwind', 'css'];
export const apiDisplays: readonly ApiDisplay[] = ['collapsed', 'expanded', 'table'];
export const apiSections: readonly ApiSection[] = ['props', 'slots', 'classes'];

export interface Preferences {
  theme: ThemeState;
  /** The choice; `theme.paletteMode` is what it comes to. */
  mode: Mode;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  apiDisplay: Record<ApiSection, ApiDisplay>;
}

/** What is rendered ahead of time. */
export const defaultPreferences: Preferences = {
  theme: defaultTheme,
  mode: 'system',
  codeVariant: 'TS',
  codeStyling: 'system',
  apiDisplay: { props: 'expanded', slots: 'expanded', classes: 'expanded' },
};

export type Action =
  | ThemeAction
  | { type: 'SET_MODE'; payload: Mode }
  | { type: 'SET_CODE_VARIANT'; payload: CodeVariant }
  | { type: 'SET_CODE_STYLING'; payload: CodeStyling }
  | {
      type: 'SET_API_DISPLAY';
      payload: { section: ApiSection; display: ApiDisplay };
    };

/**
 * The preferences after an action. `systemMode` is what the operating system prefers.
 * A CHANGE that names another palette mode is a choice of that mode.
 */
export function reduce(preferences: Preferences, action: Action, systemMode: PaletteMode): Preferences {
  const { theme } = preferences;
  switch (action.type) {
    case 'SET_MODE': {
      const mode = action.payload;
      return {
        ...preferences,
        mode,
        theme: { ...theme, paletteMode: mode === 'system' ? systemMode : mode },
      };
    }
    case 'SET_CODE_VARIANT':
      return { ...preferences, codeVariant: action.payload };
    case 'SET_CODE_STYLING':
      return { ...preferences, codeStyling: action.payload };
    case 'SET_API_DISPLAY':
      return {
        ...preferences,
        apiDisplay: {
          ...preferences.apiDisplay,
          [action.payload.section]: action.payload.display,
        },
      };
    default: {
      const next = { ...theme, ...themeChange(theme, action) };
      const mode = next.paletteMode === theme.paletteMode ? preferences.mode : next.paletteMode;
      return { ...preferences, mode, theme: next };
    }
  }
}

import { ThemeProvider } from '@mui/system';
import { extendTheme, type Theme } from '@mui/joy/styles';
import type { Family, FamilyProviderProps, ThemeState } from 'vitrine/engine';
import { themes } from './themes';
import { composeTheme, variablesOf } from './variables';

function extended({ direction, spacing }: ThemeState) {
  return extendTheme({ direction, spacing } as Parameters<typeof extendTheme>[0]);
}

const extendedOf = themes(extended);

const themeOf = themes(
  (state) =>
    composeTheme(extendedOf(state) as never, state.paletteMode) as unknown as Theme,
);

/** The system's provider, not Joy's own: that one extends its theme a second time, always for the light scheme. */
function JoyProvider({ state, children }: FamilyProviderProps) {
  return <ThemeProvider theme={themeOf(state)}>{children}</ThemeProvider>;
}

const joy: Family = {
  key: 'joy',
  Provider: JoyProvider,
  prepare: [extendedOf, themeOf],
  stylesheet: (state) => variablesOf(extended(state) as never),
};

export default joy;

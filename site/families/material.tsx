import * as React from 'react';
import {
  ThemeProvider,
  createTheme,
  experimental_extendTheme as extendTheme,
  type CssVarsTheme,
} from '@mui/material/styles';
import createTypography from '@mui/material/styles/createTypography';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import {
  tooltipLeaveDelay,
  tooltipOpenDelay,
  tooltipTouchClose,
  tooltipTouchOpen,
  type Family,
  type FamilyProviderProps,
  type ThemeState,
} from 'vitrine/engine';
import { dense } from './density';
import { themes } from './themes';
import { composeTheme, variablesOf } from './variables';

/** Tooltips of demos open and close as those of the site do (specification §9). */
const timing = {
  MuiTooltip: {
    defaultProps: {
      enterDelay: tooltipOpenDelay,
      leaveDelay: tooltipLeaveDelay,
      enterTouchDelay: tooltipTouchOpen,
      leaveTouchDelay: tooltipTouchClose,
    },
  },
};

/** A theme with variables loses these two colors in this version: the surface would have the color of the page. */
const snackbar = {
  light: { bg: 'rgb(50, 50, 50)', color: '#fff' },
  dark: { bg: 'rgb(250, 250, 250)', color: 'rgba(0, 0, 0, 0.87)' },
};

function extended(
  { direction, spacing, dense: isDense, paletteColors }: ThemeState,
  packs: readonly object[] = [],
) {
  const options = {
    direction,
    spacing,
    components: { ...timing, ...(isDense && dense) },
    colorSchemes: {
      light: { palette: { SnackbarContent: snackbar.light, ...paletteColors } },
      dark: { palette: { SnackbarContent: snackbar.dark, ...paletteColors } },
    },
  };
  return extendTheme(options as Parameters<typeof extendTheme>[0], ...packs);
}

const extendedOf = themes(extended);

const themeOf = themes((state, packs) => {
  const theme = composeTheme(
    extendedOf(state, packs) as never,
    state.paletteMode,
  ) as unknown as CssVarsTheme;
  theme.typography = createTypography(theme.palette, theme.typography);
  theme.unstable_sx = function sx(props) {
    return styleFunctionSx({ sx: props, theme: this });
  };
  return theme;
});

function MaterialProvider({ state, packs, children }: FamilyProviderProps) {
  const theme = themeOf(state, packs);
  // For readers who look at it in the browser's console: see the page about the default theme.
  React.useEffect(() => void Object.assign(window, { theme, createTheme }), [theme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

const material: Family = {
  key: 'mui',
  Provider: MaterialProvider,
  // The plain theme first: what the browser compiles for it, the extended one uses.
  prepare: [() => createTheme(), extendedOf, themeOf],
  stylesheet: (state) => variablesOf(extended(state) as never),
};

export default material;

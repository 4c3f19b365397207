import {
  ThemeProvider,
  createTheme,
  experimental_extendTheme as extendTheme,
  type CssVarsTheme,
} from '@mui/material/styles';
import createTypography from '@mui/material/styles/createTypography';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import type { Family, FamilyProviderProps } from 'vitrine/app/family';
import type { ThemeState } from 'vitrine/state/theme';
import { dense } from './density';
import { themes } from './themes';
import { composeTheme, variablesOf } from './variables';

function extended({
  direction,
  spacing,
  dense: isDense,
  paletteColors,
}: ThemeState) {
  return extendTheme({
    direction,
    spacing,
    ...(isDense && { components: dense }),
    colorSchemes: {
      light: { palette: paletteColors },
      dark: { palette: paletteColors },
    },
  } as Parameters<typeof extendTheme>[0]);
}

const extendedOf = themes(extended);

const themeOf = themes((state) => {
  const theme = composeTheme(
    extendedOf(state) as never,
    state.paletteMode,
  ) as unknown as CssVarsTheme;
  theme.typography = createTypography(theme.palette, theme.typography);
  theme.unstable_sx = function sx(props) {
    return styleFunctionSx({ sx: props, theme: this });
  };
  return theme;
});

function MaterialProvider({ state, children }: FamilyProviderProps) {
  return <ThemeProvider theme={themeOf(state)}>{children}</ThemeProvider>;
}

const material: Family = {
  key: 'mui',
  Provider: MaterialProvider,
  // The plain theme first: what the browser compiles for it, the extended one uses.
  prepare: [() => createTheme(), extendedOf, themeOf],
  stylesheet: (state) => variablesOf(extended(state) as never),
};

export default material;

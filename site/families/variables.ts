import { deepmerge } from '@mui/utils';

/** What `extendTheme` of either library returns, as far as it is needed here. */
interface ExtendedTheme {
  colorSchemes: Record<string, Record<string, unknown> | undefined>;
  cssVarPrefix?: string;
  palette?: object;
  generateCssVars: (scheme?: string) => { css: object; vars: object };
}

/**
 * The theme as the libraries' own variables provider composes it for one color scheme, without what the provider does
 * beside that: writing to storage, setting attributes, a stylesheet an instance. Light and dark give the same markup,
 * since colors are variables.
 */
export function composeTheme<T extends ExtendedTheme>(
  extended: T,
  mode: 'light' | 'dark',
) {
  const { generateCssVars, colorSchemes, ...rest } = extended;
  let vars = {};
  for (const scheme of Object.keys(colorSchemes)) {
    vars = deepmerge(vars, generateCssVars(scheme).vars);
  }
  const theme: Record<string, unknown> = {
    ...rest,
    colorSchemes,
    vars: deepmerge(vars, generateCssVars().vars),
    getColorSchemeSelector: (scheme: string) => `[data-mode="${scheme}"] &`,
  };
  for (const [key, value] of Object.entries(colorSchemes[mode] ?? {})) {
    const merged =
      value !== null && typeof value === 'object' && !Array.isArray(value);
    theme[key] = merged
      ? { ...(theme[key] as object | undefined), ...value }
      : value;
  }
  theme.palette = { ...(theme.palette as object), colorScheme: mode };
  return theme as unknown as Omit<T, 'generateCssVars'> & { palette: T['palette'] };
}

/** The variables of a theme as a stylesheet, dark under the attribute that the page's boot script sets. */
export function variablesOf({ generateCssVars }: ExtendedTheme) {
  const block = (css: object) =>
    Object.entries(css)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const root = { ...generateCssVars().css, ...generateCssVars('light').css };
  return `:root{${block(root)}}:root[data-mode="dark"]{${block(generateCssVars('dark').css)}}`;
}

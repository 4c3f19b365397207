/** Colors of one color mode. */
export interface Colors {
  text: string;
  line: string;
  brand: string;
  onBrand: string;
  danger: string;
}

/** What components ask of the theme around them; names of custom properties, so that one page has both modes. */
export interface Theme {
  colors: Colors;
  radius: number;
}

const names: (keyof Colors)[] = ['text', 'line', 'brand', 'onBrand', 'danger'];

const light: Colors = {
  text: '#1c2430',
  line: '#6b7787',
  brand: '#6a1b9a',
  onBrand: '#ffffff',
  danger: '#a4122a',
};

const dark: Colors = {
  text: '#e9eef5',
  line: '#93a0b1',
  brand: '#e0b3ff',
  onBrand: '#1a0529',
  danger: '#ffb3bf',
};

const values = (colors: Colors) =>
  names.map((name) => `--sail-${name}: ${colors[name]};`).join('');

/** The custom properties of both modes. */
export const variables = `:root { ${values(light)} }
@media (prefers-color-scheme: dark) { :root { ${values(dark)} } }`;

export const theme: Theme = {
  colors: Object.fromEntries(
    names.map((name) => [name, `var(--sail-${name})`]),
  ) as Record<keyof Colors, string>,
  radius: 6,
};

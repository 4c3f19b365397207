import { alpha, createTheme } from '@mui/material/styles';
import { teal } from '@mui/material/colors';
import { claim } from 'vitrine/claims';

claim('The theme computes what you leave out from `main`.', 'PaletteBrand.tsx', {
  drive: (user) => user.hover('button', 'Reserve'),
  read: (demo) => getComputedStyle(demo.the('button', 'Reserve')).backgroundColor,
  holds: 'rgb(86, 21, 40)',
  contrary: 'rgb(123, 30, 58)',
});

claim(
  'You can pass a whole hue from the library: `primary: teal` takes 500 for `main`, 300 for `light` and 700 for `dark`; `secondary` takes `A400`, `A200` and `A700`.',
  'PaletteIntents.tsx',
  {
    read: () => {
      const { primary, secondary } = createTheme({
        palette: { primary: teal, secondary: teal },
      }).palette;
      const shadeOf = (color: string) =>
        Object.entries(teal).find(([, value]) => value === color)?.[0] ?? '';
      return [primary, secondary].map(({ main, light, dark }) =>
        [main, light, dark].map(shadeOf),
      );
    },
    holds: [
      ['500', '300', '700'],
      ['A400', 'A200', 'A700'],
    ],
    contrary: [
      ['500', '300', '700'],
      ['500', '300', '700'],
    ],
  },
);

claim(
  '`contrastText` is white if its contrast to `main` is at least `contrastThreshold`, and a dark gray if not.',
  'PaletteContrast.tsx',
  {
    read: (demo) =>
      ['At 3', 'At 4.5'].map(
        (name) => getComputedStyle(demo.the('button', name)).color,
      ),
    holds: ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.87)'],
    contrary: ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
  },
);

claim(
  '`tonalOffset` is 0.2 by default: `light` is mixed with one fifth white, `dark` with three tenths black.',
  'PaletteExtra.tsx',
  {
    read: () => {
      const { palette } = createTheme();
      const { light, dark } = palette.augmentColor({ color: { main: '#808080' } });
      return [palette.tonalOffset as number, light, dark];
    },
    // 128 and a fifth of what is missing to 255; 128 without three tenths.
    holds: [0.2, 'rgb(153, 153, 153)', 'rgb(89, 89, 89)'],
    contrary: [0.2, 'rgb(153, 153, 153)', 'rgb(102, 102, 102)'],
  },
);

claim('`augmentColor` computes all four values from one.', 'PaletteExtra.tsx', {
  read: () => {
    const { augmentColor } = createTheme().palette;
    return Object.entries(augmentColor({ color: { main: '#f50057' } })).map(
      ([name, value]) => `${name} ${value}`,
    );
  },
  holds: [
    'main #f50057',
    'light rgb(247, 51, 120)',
    'dark rgb(171, 0, 60)',
    'contrastText #fff',
  ],
  contrary: ['main #f50057'],
});

claim(
  "They don't accept names such as `'primary.main'` or CSS variables.",
  'PaletteAlpha.tsx',
  {
    read: () =>
      ['#009688', 'hsl(174, 100%, 29%)', 'primary.main', 'var(--brand)'].map(
        (color) => {
          try {
            return alpha(color, 0.3);
          } catch (error) {
            return (error as Error).name;
          }
        },
      ),
    holds: ['rgba(0, 150, 136, 0.3)', 'hsla(174, 100%, 29%, 0.3)', 'Error', 'Error'],
    contrary: [
      'rgba(0, 150, 136, 0.3)',
      'hsla(174, 100%, 29%, 0.3)',
      'primary.main',
      'var(--brand)',
    ],
  },
);

claim(
  'Colors that you set stay the same in both modes and often need a lighter version in dark mode.',
  'PaletteBrand.tsx',
  {
    read: () =>
      (['light', 'dark'] as const).map((mode) => {
        const { primary, secondary } = createTheme({
          palette: { mode, primary: { main: '#7b1e3a' } },
        }).palette;
        return [primary.main, secondary.main];
      }),
    holds: [
      ['#7b1e3a', '#9c27b0'],
      ['#7b1e3a', '#ce93d8'],
    ],
    contrary: [
      ['#7b1e3a', '#9c27b0'],
      ['#a8546b', '#ce93d8'],
    ],
  },
);

import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

/** The CSS that the system makes of an `sx`, as text. */
const cssOf = (sx: object, palette = {}) =>
  JSON.stringify(styleFunctionSx({ sx, theme: createTheme({ palette }) } as never));

claim(
  '`color`, `bgcolor` and `borderColor` take the path of a color in the theme, or any CSS color.',
  'PaletteOwn.tsx',
  {
    read: (demo) => {
      const { backgroundColor, color } = getComputedStyle(
        demo.query('.MuiBox-root'),
      );
      return [backgroundColor, color];
    },
    holds: ['rgb(220, 252, 231)', 'rgb(20, 83, 45)'],
    contrary: ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)'],
  },
);

claim(
  "An unknown path is used as a literal CSS value, so `'primary.main'` without a palette has no effect and causes no warning.",
  'PaletteOwn.tsx',
  {
    read: () => cssOf({ color: 'primary.main' }),
    holds: '{"color":"primary.main"}',
    contrary: '{}',
  },
);

claim(
  '`backgroundColor` and `bgcolor` are both looked up. `background` is not, since it can contain images: use `bgcolor`.',
  'PaletteOwn.tsx',
  {
    read: () =>
      ['backgroundColor', 'bgcolor', 'background'].map((key) =>
        cssOf({ [key]: 'paper' }, { paper: '#dcfce7' }),
      ),
    holds: [
      '{"backgroundColor":"#dcfce7"}',
      '{"backgroundColor":"#dcfce7"}',
      '{"background":"paper"}',
    ],
    contrary: [
      '{"backgroundColor":"#dcfce7"}',
      '{"backgroundColor":"#dcfce7"}',
      '{"background":"#dcfce7"}',
    ],
  },
);

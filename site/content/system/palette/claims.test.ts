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
    read: () =>
      ['color', 'bgcolor', 'borderColor'].flatMap((key) =>
        ['leaf.main', 'teal'].map((value) =>
          cssOf({ [key]: value }, { leaf: { main: '#14532d' } }),
        ),
      ),
    holds: [
      '{"color":"#14532d"}',
      '{"color":"teal"}',
      '{"backgroundColor":"#14532d"}',
      '{"backgroundColor":"teal"}',
      '{"borderColor":"#14532d"}',
      '{"borderColor":"teal"}',
    ],
    contrary: [
      '{"color":"#14532d"}',
      '{"color":"teal"}',
      '{"backgroundColor":"#14532d"}',
      '{"backgroundColor":"teal"}',
      '{"borderColor":"leaf.main"}',
      '{"borderColor":"teal"}',
    ],
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

claim('`backgroundColor` and `bgcolor` are both looked up.', 'PaletteOwn.tsx', {
  read: () =>
    ['backgroundColor', 'bgcolor'].map((key) =>
      cssOf({ [key]: 'paper' }, { paper: '#dcfce7' }),
    ),
  holds: ['{"backgroundColor":"#dcfce7"}', '{"backgroundColor":"#dcfce7"}'],
  contrary: ['{"backgroundColor":"paper"}', '{"backgroundColor":"#dcfce7"}'],
});

claim(
  '`background` is not, since it can contain images: use `bgcolor`.',
  'PaletteOwn.tsx',
  {
    read: () => cssOf({ background: 'paper' }, { paper: '#dcfce7' }),
    holds: '{"background":"paper"}',
    contrary: '{"background":"#dcfce7"}',
  },
);

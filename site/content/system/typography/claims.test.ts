import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

/** The CSS that the system makes of an `sx`, as text. */
const cssOf = (sx: object, typography = {}) =>
  JSON.stringify(
    styleFunctionSx({ sx, theme: createTheme({ typography }) } as never),
  );

claim(
  "The first four are looked up in the theme's `typography` first: `fontWeight: 'medium'` is `typography.fontWeightMedium` if the theme defines it.",
  'TypographySingle.tsx',
  {
    read: () => [
      cssOf({ fontWeight: 'medium' }, { fontWeightMedium: 500 }),
      cssOf({ fontWeight: 'medium' }),
    ],
    holds: ['{"fontWeight":500}', '{"fontWeight":"medium"}'],
    contrary: ['{"fontWeight":"medium"}', '{"fontWeight":"medium"}'],
  },
);

claim(
  "`typography: 'lead'` applies everything in the theme's `typography.lead`.",
  'TypographyVariant.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('p')].map((text) => {
        const { fontSize, lineHeight } = getComputedStyle(text);
        return `${fontSize}/${lineHeight}`;
      }),
    holds: ['20px/28px', '13px/20.8px'],
    contrary: ['16px/24px', '16px/24px'],
  },
);

claim(
  "The system's default theme has no variants; Material UI and Joy UI have their own.",
  'TypographyVariant.tsx',
  {
    read: () => [
      cssOf({ typography: 'body1' }),
      cssOf({ typography: 'lead' }, { lead: { fontSize: 20 } }),
    ],
    holds: ['{}', '{"fontSize":20}'],
    contrary: ['{"fontSize":16}', '{"fontSize":20}'],
  },
);

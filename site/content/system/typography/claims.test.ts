import { createTheme as createMaterialTheme } from '@mui/material/styles';
import { extendTheme } from '@mui/joy/styles';
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
    read: () => {
      const own = {
        fontFamily: 'Own',
        fontSize: 13,
        fontWeightMedium: 550,
        fontStyle: 'oblique',
      };
      const values = {
        fontFamily: 'fontFamily',
        fontSize: 'fontSize',
        fontWeight: 'medium',
        fontStyle: 'fontStyle',
      };
      return [
        ...Object.entries(values).map(([key, value]) =>
          cssOf({ [key]: value }, own),
        ),
        cssOf({ fontWeight: 'medium' }),
      ];
    },
    holds: [
      '{"fontFamily":"Own"}',
      '{"fontSize":13}',
      '{"fontWeight":550}',
      '{"fontStyle":"oblique"}',
      '{"fontWeight":"medium"}',
    ],
    contrary: [
      '{"fontFamily":"Own"}',
      '{"fontSize":13}',
      '{"fontWeight":"medium"}',
      '{"fontStyle":"oblique"}',
      '{"fontWeight":"medium"}',
    ],
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
      'typography' in createTheme(),
      'body1' in createMaterialTheme().typography,
      'body-md' in extendTheme().typography,
    ],
    holds: [false, true, true],
    contrary: [true, true, true],
  },
);

import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

/** The CSS that the system makes of an `sx`, as text. */
const cssOf = (sx: object, theme = createTheme()) =>
  JSON.stringify(styleFunctionSx({ sx, theme } as never));

claim("Values that aren't found there are used literally.", 'SxTheme.tsx', {
  read: (demo) => {
    const box = demo.query('.MuiBox-root');
    const { backgroundColor, fontSize } = getComputedStyle(box);
    const literal = cssOf({ bgcolor: 'brand.main' });
    return [backgroundColor, fontSize, literal];
  },
  holds: ['rgb(245, 243, 255)', '14px', '{"backgroundColor":"brand.main"}'],
  contrary: ['rgb(245, 243, 255)', '14px', '{}'],
});

claim(
  'A value applies from its breakpoint up, so begin with `xs` and add only what changes.',
  'SxResponsive.tsx',
  {
    read: () => cssOf({ gap: { xs: 1, lg: 2 } }),
    holds:
      '{"@media (min-width:0px)":{"gap":"8px"},"@media (min-width:1200px)":{"gap":"16px"}}',
    contrary:
      '{"@media (max-width:0px)":{"gap":"8px"},"@media (max-width:1200px)":{"gap":"16px"}}',
  },
);

claim(
  'An array does the same by position: `[1, 2, 4]` sets `xs`, `sm` and `md`, and `null` skips one.',
  'SxResponsive.tsx',
  {
    read: () => cssOf({ gap: [1, null, 4] }),
    holds:
      '{"@media (min-width:0px)":{"gap":"8px"},"@media (min-width:600px)":{"gap":null},"@media (min-width:900px)":{"gap":"32px"}}',
    contrary:
      '{"@media (min-width:0px)":{"gap":"8px"},"@media (min-width:600px)":{"gap":"32px"},"@media (min-width:900px)":{"gap":"32px"}}',
  },
);

claim('Nested values also use the theme.', 'SxSelectors.tsx', {
  drive: (user) => user.hover('link'),
  read: (demo) => [
    getComputedStyle(demo.query('.count')).paddingLeft,
    getComputedStyle(demo.query('.name')).textDecorationLine,
  ],
  holds: ['8px', 'underline'],
  contrary: ['1px', 'underline'],
});

claim(
  "If a theme key isn't enough, use a function of the theme, for a single value or for the whole object.",
  'SxFunction.tsx',
  {
    read: (demo) => {
      const { paddingLeft, paddingRight } = getComputedStyle(demo.query('p'));
      return [paddingLeft, paddingRight];
    },
    holds: ['20px', '16px'],
    contrary: ['16px', '16px'],
  },
);

claim(
  'An array merges its items from left to right and ignores `false` and `null`.',
  'SxMerge.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('span')].map((badge) => {
        const { backgroundColor, borderTopLeftRadius } = getComputedStyle(badge);
        return `${backgroundColor} ${borderTopLeftRadius}`;
      }),
    holds: [
      'rgb(226, 232, 240) 16px',
      'rgb(157, 23, 77) 16px',
      'rgb(157, 23, 77) 4px',
    ],
    contrary: [
      'rgb(226, 232, 240) 16px',
      'rgb(226, 232, 240) 16px',
      'rgb(226, 232, 240) 16px',
    ],
  },
);

claim('Strings are used literally; spacing needs a number.', 'SxBasics.tsx', {
  read: () => [cssOf({ p: '2' }), cssOf({ p: 2 })],
  holds: ['{"padding":"2"}', '{"padding":"16px"}'],
  contrary: ['{"padding":"16px"}', '{"padding":"16px"}'],
});

claim('Numbers above 1 are pixels.', 'SxBasics.tsx', {
  read: () => [cssOf({ width: 1 }), cssOf({ width: 0.5 }), cssOf({ width: 240 })],
  holds: ['{"width":"100%"}', '{"width":"50%"}', '{"width":240}'],
  contrary: ['{"width":1}', '{"width":"50%"}', '{"width":240}'],
});

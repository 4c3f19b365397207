import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

claim("`p: 3` is three times the theme's spacing, 24 pixels.", 'UsageBox.tsx', {
  read: (demo) => getComputedStyle(demo.query('article')).paddingTop,
  holds: '24px',
  contrary: '3px',
});

claim(
  'The style can be a function of the props and the theme, and the component takes `sx` for exceptions.',
  'UsageStyled.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('span')].map((tag) => {
        const { backgroundColor, borderTopLeftRadius } = getComputedStyle(tag);
        return `${backgroundColor} ${borderTopLeftRadius}`;
      }),
    holds: [
      'rgb(226, 232, 240) 99px',
      'rgb(157, 23, 77) 99px',
      'rgb(226, 232, 240) 4px',
    ],
    contrary: [
      'rgb(226, 232, 240) 99px',
      'rgb(157, 23, 77) 99px',
      'rgb(226, 232, 240) 99px',
    ],
  },
);

claim(
  "`tone` isn't passed to the DOM, because it isn't a valid attribute.",
  'UsageStyled.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('span')].map((tag) =>
        tag.getAttributeNames().join(' '),
      ),
    holds: ['class', 'class', 'class'],
    contrary: ['class', 'tone class', 'class'],
  },
);

claim(
  'You can use keys of the palette and the typography directly in `sx`.',
  'UsageTheme.tsx',
  {
    read: (demo) => {
      const { backgroundColor, borderTopLeftRadius, fontSize, paddingLeft } =
        getComputedStyle(demo.query('.MuiBox-root'));
      return [backgroundColor, fontSize, paddingLeft, borderTopLeftRadius];
    },
    holds: ['rgb(124, 45, 18)', '24px', '24px', '4px'],
    contrary: ['rgba(0, 0, 0, 0)', '16px', '24px', '4px'],
  },
);

claim("The system's default theme is small and has no colors:", 'UsageTheme.tsx', {
  read: () => {
    const { breakpoints, palette, shape, spacing } = createTheme();
    return [
      spacing(1),
      JSON.stringify(breakpoints.values),
      shape.borderRadius as number,
      JSON.stringify(palette),
    ];
  },
  holds: [
    '8px',
    '{"xs":0,"sm":600,"md":900,"lg":1200,"xl":1536}',
    4,
    '{"mode":"light"}',
  ],
  contrary: [
    '8px',
    '{"xs":0,"sm":600,"md":900,"lg":1200,"xl":1536}',
    4,
    '{"mode":"light","primary":{"main":"#1976d2"}}',
  ],
});

const media = (sx: object) =>
  JSON.stringify(styleFunctionSx({ sx, theme: createTheme() }));

claim(
  'An array lists the values in their order, beginning with `xs`, and `null` leaves one out.',
  'UsageBox.tsx',
  {
    read: () => {
      const none = '"@media (min-width:600px)":{"padding":null},'; // no declaration
      const byArray = media({ padding: [1, null, 3] });
      return byArray.replace(none, '') === media({ padding: { xs: 1, md: 3 } });
    },
    holds: true,
    contrary: false,
  },
);

claim(
  "In widths and heights it doesn't: there this version takes `null` for `0%`.",
  'UsageBox.tsx',
  {
    read: () => [
      media({ width: [1, null, 320] }).includes(
        '"@media (min-width:600px)":{"width":"0%"}',
      ),
      media({ height: [1, null, 320] }).includes('"height":"0%"'),
    ],
    holds: [true, true],
    contrary: [false, false],
  },
);

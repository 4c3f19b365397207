import { claim } from 'vitrine/claims';

claim(
  "The library's components, `styled`, `sx` and `useTheme` look there first.",
  'ScopingBoth.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.the('button', 'Material UI')).backgroundColor,
      getComputedStyle(demo.query('span:not([class*=Mui])')).backgroundColor,
    ],
    holds: ['rgb(0, 105, 92)', 'rgb(69, 39, 160)'],
    contrary: ['rgb(25, 118, 210)', 'rgb(69, 39, 160)'],
  },
);

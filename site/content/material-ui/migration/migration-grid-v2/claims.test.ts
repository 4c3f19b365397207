import { claim } from 'vitrine/claims';

claim(
  'The first grid has negative margins at its top and start.',
  'GridBefore.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiGrid-container')).margin,
    holds: '-16px 0px 0px -16px',
    contrary: '-8px',
  },
);

claim(
  'Grid v2 has margins of minus half a gap on all four sides.',
  'GridAfter.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiGrid2-container')).margin,
    holds: '-8px',
    contrary: '-16px 0px 0px -16px',
  },
);

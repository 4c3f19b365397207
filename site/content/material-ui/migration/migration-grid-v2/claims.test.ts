import * as React from 'react';
import { createRoot } from 'react-dom/client';
import Grid from '@mui/material/Unstable_Grid2';
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

claim(
  'To keep the margins of the first grid, set `disableEqualOverflow`, once for the outermost grid or in the theme:',
  'GridAfter.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const props = { container: true, disableEqualOverflow: true, spacing: 2 };
      createRoot(place).render(React.createElement(Grid, props));
    },
    read: (demo) => {
      const style = getComputedStyle(demo.query('section > .MuiGrid2-root'));
      return [
        style.marginTop,
        style.marginRight,
        style.marginBottom,
        style.marginLeft,
      ];
    },
    holds: ['-16px', '0px', '0px', '-16px'],
    contrary: ['-8px', '-8px', '-8px', '-8px'],
  },
);

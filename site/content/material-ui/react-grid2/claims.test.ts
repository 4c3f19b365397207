import Grid from '@mui/material/Unstable_Grid2';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  "An item that is also a container inherits its parent's columns and gaps unless it sets its own.",
  'Grid2Nested.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const h = React.createElement;
      const inner = (key: number, own: object) =>
        h(
          Grid,
          { key, container: true, xs: 4, ...own },
          h(Grid, { xs: 2 }, h('p', null, 'Text')),
        );
      createRoot(place).render(
        h(Grid, { container: true, columns: 8, spacing: 3 }, [
          inner(1, {}),
          inner(2, { columns: 4, spacing: 1 }),
        ]),
      );
    },
    read: (demo) =>
      [...demo.root.querySelectorAll<HTMLElement>('section > div > div')].map(
        (inner) => {
          const item = inner.children[0] as HTMLElement;
          const share = item.offsetWidth / inner.offsetWidth;
          return [getComputedStyle(item).paddingLeft, Math.round(share * 8)];
        },
      ),
    holds: [
      ['12px', 2],
      ['4px', 4],
    ],
    contrary: [
      ['0px', 1],
      ['4px', 4],
    ],
  },
);

claim(
  'The tinted grid overflows it by half a gap on all sides; with `disableEqualOverflow`, by a whole gap at the top and the start, like the first Grid.',
  'Grid2Overflow.tsx',
  {
    drive: (user) => user.click('checkbox', 'disableEqualOverflow'),
    read: (demo) => {
      const grid = demo.query('.MuiGrid2-root');
      const inner = grid.getBoundingClientRect();
      const outer = grid.parentElement?.getBoundingClientRect() ?? inner;
      return [
        outer.top - inner.top,
        outer.left - inner.left,
        inner.right - outer.right,
        inner.bottom - outer.bottom,
      ].map(Math.round);
    },
    holds: [32, 32, 0, 0],
    contrary: [16, 16, 16, 16],
  },
);

claim(
  'An offset shifts an item by a number of columns from its normal position.',
  'Grid2Offset.tsx',
  {
    read: (demo) => {
      const row = demo.query('.MuiGrid2-container').getBoundingClientRect();
      const item = demo.query('.MuiGrid2-grid-xs-6').getBoundingClientRect();
      return Math.round((12 * (item.left - row.left)) / row.width);
    },
    holds: 3,
    contrary: 0,
  },
);

claim('`"auto"` pushes it to the end of the row.', 'Grid2Offset.tsx', {
  read: (demo) => {
    const row = demo.query('.MuiGrid2-container').getBoundingClientRect();
    const items = [...demo.root.querySelectorAll('.MuiGrid2-grid-xs-4')];
    return items.map(
      (item) => Math.abs(item.getBoundingClientRect().right - row.right) < 2,
    );
  },
  holds: [false, true],
  contrary: [false, false],
});

claim(
  'The container has negative margins of the same size so that the outer items line up with the surrounding content.',
  'Grid2Basic.tsx',
  {
    read: (demo) => {
      const row = demo.query('.MuiGrid2-container');
      const box = row.parentElement?.getBoundingClientRect();
      const tile = demo.query('.MuiPaper-root').getBoundingClientRect();
      return [
        getComputedStyle(row).marginLeft,
        Math.round(tile.left - (box?.left ?? 0)),
      ];
    },
    holds: ['-8px', 0],
    contrary: ['0px', 8],
  },
);

claim('No line is drawn twice.', 'Grid2Borders.tsx', {
  read: (demo) => {
    const items = [...demo.root.querySelectorAll('.MuiGrid2-grid-xs-6')];
    const [first, second] = items.map((item) => getComputedStyle(item));
    return [
      first?.borderRightWidth ?? '',
      second?.borderLeftWidth ?? '',
      first?.borderTopWidth ?? '',
    ];
  },
  holds: ['1px', '0px', '0px'],
  contrary: ['1px', '1px', '1px'],
});

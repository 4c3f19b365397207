import { claim } from 'vitrine/claims';

claim(
  '`repeat(auto-fill, minmax(…))` makes as many columns as fit and stretches them.',
  'ResponsiveColumns.tsx',
  {
    read: (demo) => {
      const grid = demo.query('.MuiBox-root');
      const columns = getComputedStyle(grid)
        .gridTemplateColumns.split(' ')
        .map(parseFloat);
      const fitting = Math.floor((grid.clientWidth + 16) / 156);
      return columns.length === fitting && columns.every((width) => width >= 140);
    },
    holds: true,
    contrary: false,
  },
);

claim(
  "The parent gets `containerType: 'inline-size'`, and the rule is plain CSS.",
  'ResponsiveContainer.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiPaper-root')].map(
        (card) => getComputedStyle(card).flexDirection,
      ),
    holds: ['column', 'row'],
    contrary: ['column', 'column'],
  },
);

import { createTheme } from '@mui/material/styles';
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

claim('When the interaction differs, choose in code.', 'ResponsiveSwitch.tsx', {
  read: (demo) => {
    const isNarrow = matchMedia('(max-width: 599.95px)').matches;
    return [
      demo.has('tab', 'Tuesday') !== isNarrow,
      demo.has('combobox') === isNarrow,
    ];
  },
  holds: [true, true],
  contrary: [false, false],
});

claim(
  '`Toolbar` is 56 pixels high on phones, 48 in landscape, and 64 from `sm` on.',
  'ResponsiveValues.tsx',
  {
    read: () => JSON.stringify(createTheme().mixins.toolbar),
    holds:
      '{"minHeight":56,"@media (min-width:0px)":{"@media (orientation: landscape)":{"minHeight":48}},"@media (min-width:600px)":{"minHeight":64}}',
    contrary: '{"minHeight":64}',
  },
);

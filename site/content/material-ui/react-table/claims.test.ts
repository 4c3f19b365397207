import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { claim } from 'vitrine/claims';

claim(
  'A `TableCell` depends on its section: in a `TableHead` it is a `th` with column scope.',
  'TableBasic.tsx',
  {
    read: (demo) =>
      demo
        .all('columnheader')
        .map((cell) => [cell.tagName, cell.getAttribute('scope')]),
    holds: [
      ['TH', 'col'],
      ['TH', 'col'],
      ['TH', 'col'],
    ],
    contrary: [],
  },
);

claim(
  'Make the cell that names a row a header as well: `component="th" scope="row"`.',
  'TableBasic.tsx',
  {
    read: (demo) => demo.names('rowheader'),
    holds: ['Apples', 'Lemons', 'Quinces'],
    contrary: [],
  },
);

claim(
  '`TableSortLabel` is the button with the arrow; `sortDirection` on the cell sets `aria-sort`.',
  'TableSorted.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Length (km)');
      await user.click('button', 'Length (km)');
    },
    read: (demo) => [
      demo.all('columnheader').map((cell) => cell.getAttribute('aria-sort')),
      demo.names('rowheader')[0] ?? '',
    ],
    holds: [[null, 'descending'], 'Danube'],
    contrary: [[null, null], 'Danube'],
  },
);

claim(
  '`TablePagination` counts pages from zero, shows the range and calls your handlers.',
  'TablePaged.tsx',
  {
    drive: (user) => user.click('button', 'Go to next page'),
    read: (demo) => [
      demo.query('.MuiTablePagination-displayedRows').textContent,
      demo.names('rowheader')[0] ?? '',
    ],
    holds: ['6–10 of 12', 'Elm'],
    contrary: ['1–5 of 12', 'Alder'],
  },
);

claim(
  'With fewer than two `rowsPerPageOptions`, the select is hidden.',
  'TablePageWords.tsx',
  {
    read: (demo) => demo.has('combobox'),
    holds: false,
    contrary: true,
  },
);

claim(
  'On the header checkbox, `indeterminate` means that some rows are selected, but not all.',
  'TableSelectable.tsx',
  {
    drive: (user) => user.click('checkbox', 'Select all letters'),
    read: (demo) => [
      demo.attribute('data-indeterminate', 'checkbox', 'Select all letters'),
      demo.all('checkbox').map((box) => (box as HTMLInputElement).checked),
    ],
    holds: ['false', [true, true, true, true]],
    contrary: ['true', [true, true, true, true]],
  },
);

claim('The button announces whether they are open.', 'TableCollapsible.tsx', {
  drive: (user) => user.click('button', 'Details of parcel 7288'),
  read: (demo) => [
    demo.all('button').map((button) => button.getAttribute('aria-expanded')),
    demo.root.textContent?.includes('Handed to a neighbor') ?? false,
  ],
  holds: [['false', 'true'], true],
  contrary: [['false', 'false'], true],
});

claim(
  'Render only the rows near the scroll position, between two empty rows that fill the rest of the height.',
  'TableVirtual.tsx',
  {
    drive: async (user, demo) => {
      demo.the('region', 'Harbor log').scrollTop = 33 * 5000;
      await user.press('Escape');
    },
    read: (demo) => [
      demo.has('rowheader', '5001'),
      demo.has('rowheader', '1'),
      demo.all('rowheader').length <= 21,
    ],
    holds: [true, false, true],
    contrary: [true, true, false],
  },
);

claim(
  'Six components render the seven native elements, from `table` to `td`.',
  'TableBasic.tsx',
  {
    read: () => {
      const row = h(TableRow, null, h(TableCell));
      const parts = [TableHead, TableBody, TableFooter].map((part, key) =>
        h(part, { key }, row),
      );
      const markup = renderToString(h(Table, null, parts));
      const names = [...markup.matchAll(/<([a-z]+)/g)].map(([, name]) => name!);
      return [...new Set(names)].filter((name) => name !== 'style');
    },
    holds: ['table', 'thead', 'tr', 'th', 'tbody', 'td', 'tfoot'],
    contrary: ['table', 'thead', 'tr', 'td', 'tbody', 'tfoot'],
  },
);

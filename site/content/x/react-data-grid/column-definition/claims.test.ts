import {
  DataGrid,
  type GridApi,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

type Demo = { root: HTMLElement };

const cell = ({ root }: Demo, field: string) =>
  root.querySelector<HTMLElement>(`.MuiDataGrid-cell[data-field="${field}"]`)!;

/** The text of a column's cells, row by row. */
const cells = ({ root }: Demo, field: string) =>
  [...root.querySelectorAll(`.MuiDataGrid-cell[data-field="${field}"]`)].map(
    (one) => one.textContent ?? '',
  );

type Api = { current: GridApi };

/** Two totals whose texts sort in the other order than their values. */
function Totals({ onReady }: { onReady: (api: Api) => void }) {
  const apiRef = useGridApiRef();
  React.useEffect(() => onReady(apiRef), [apiRef, onReady]);
  return React.createElement(DataGrid, {
    apiRef,
    autoHeight: true,
    rows: [
      { id: 10, total: 10 },
      { id: 9, total: 9 },
    ],
    columns: [
      {
        field: 'total',
        type: 'number',
        valueFormatter: ({ value }) => `€ ${value}`,
      },
    ],
    initialState: { sorting: { sortModel: [{ field: 'total', sort: 'asc' }] } },
  });
}

let totals: Api | undefined;
let sortedAndExported: string[] = [];

claim(
  'Sorting and filter operators use the value, and the export uses the text.',
  'ColumnsValues.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(Totals, {
          onReady: (api) => {
            totals = api;
          },
        }),
      );
      await user.click('gridcell', '€ 9');
      const { current } = totals!;
      sortedAndExported = [
        current.getSortedRowIds().join(),
        current.getDataAsCsv({ includeHeaders: false }),
      ];
      current.setFilterModel({
        items: [{ field: 'total', operator: '>', value: '9.5' }],
      });
    },
    read: () => [
      ...sortedAndExported,
      totals ? gridFilteredSortedRowIdsSelector(totals).join() : '',
    ],
    holds: ['9,10', '€ 9', '10'],
    contrary: ['10,9', '9', '9'],
  },
);

claim(
  "The arrow keys then reach it, and <kbd>Tab</kbd> doesn't stop at each row.",
  'ColumnsRender.tsx',
  {
    drive: async (user, demo) => {
      await user.click(cell(demo, 'title'));
      await user.press('ArrowDown');
    },
    read: (demo) => demo.all('link').map((link) => link.tabIndex),
    holds: [-1, 0],
    contrary: [0, 0],
  },
);

claim(
  '`showInMenu` moves an action into the three-dot menu; keep at most two visible.',
  'ColumnsActions.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.all('menuitem', 'more')[1]!);
      await user.click('menuitem', 'Duplicate');
    },
    read: (demo) => cells(demo, 'file'),
    holds: ['plan.pdf', 'photo.jpg', 'notes.txt', 'photo.jpg'],
    contrary: ['plan.pdf', 'photo.jpg', 'notes.txt'],
  },
);

claim(
  '`columnVisibilityModel` maps each hidden column to `false`.',
  'ColumnsVisibility.tsx',
  {
    drive: (user) => user.click('checkbox', 'Latin names'),
    read: (demo) => demo.names('columnheader'),
    holds: ['Plant', 'Latin name', 'Weeks'],
    contrary: ['Plant', 'Weeks'],
  },
);

claim(
  '`columnGroupingModel` adds a header above several columns.',
  'ColumnsGroups.tsx',
  {
    read: (demo) =>
      ['Station', 'Temperature (°C)'].map((name) =>
        demo.attribute('aria-colspan', 'columnheader', name),
      ),
    holds: ['2', '2'],
    contrary: ['4', '0'],
  },
);

claim(
  'This component measures its text and becomes a button that shows all of it.',
  'ColumnsExpand.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter');
    },
    read: (demo) => [
      demo.text('dialog', 'The whole text').endsWith('a trailer'),
      demo.root.querySelectorAll('.MuiDataGrid-row button').length,
    ],
    holds: [true, 1],
    contrary: [true, 2],
  },
);

claim(
  'The popover keeps its keys from the grid, which would otherwise move the focus.',
  'ColumnsExpand.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter');
      await user.press('ArrowUp', 'Escape');
    },
    read: (demo) => [demo.has('dialog'), demo.focused.slice(0, 13)],
    holds: [false, 'button Arrive'],
    contrary: [false, 'gridcell Wind'],
  },
);

claim('`component` replaces the button, here by a link.', 'ColumnsActions.tsx', {
  read: (demo) => {
    const action = demo.the('menuitem', 'Open plan.pdf');
    return [action.tagName, action.getAttribute('href')];
  },
  holds: ['A', '#plan.pdf'],
  contrary: ['BUTTON', null],
});

import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

/** The text of a column's cells, row by row. */
const cells = (demo: { root: HTMLElement }, field: string) =>
  [...demo.root.querySelectorAll(`.MuiDataGrid-cell[data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );

claim(
  '`pageSizeOptions` lists the choices, and the initial size must be one of them.',
  'PaginationSizes.tsx',
  {
    drive: async (user, { root }) => {
      await user.click('combobox', 'Rows per page: 5');
      root.dataset.options = [...document.querySelectorAll('[role=option]')]
        .map((option) => option.textContent)
        .join();
      await user.press('Escape');
      const place = document.createElement('section');
      root.append(place);
      const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
      const initialState = { pagination: { paginationModel: { pageSize: 20 } } };
      const props = {
        autoHeight: true,
        rows,
        initialState,
        columns: [{ field: 'id' }],
      };
      createRoot(place).render(
        React.createElement(DataGrid, {
          ...props,
          pageSizeOptions: [5, 10],
          'aria-label': 'Own',
        }),
      );
      await user.hover('grid', 'Own');
    },
    read: ({ root }) => [
      root.dataset.options ?? '',
      root.querySelectorAll('section [data-id]').length > 0,
      root.querySelectorAll('section [role=combobox]').length,
    ],
    holds: ['5,10,All', true, 0],
    contrary: ['25,50,100', true, 1],
  },
);

claim(
  '`paginationModel` holds `page`, counted from zero, and `pageSize`.',
  'PaginationControlled.tsx',
  {
    drive: (user) => user.click('button', 'Go to page 4'),
    read: (demo) => cells(demo, 'id').slice(0, 3),
    holds: ['1025', '1026', '1027'],
    contrary: ['1001', '1002', '1003'],
  },
);

claim(
  '`autoPageSize` fits as many rows per page as the height allows, so that nothing scrolls.',
  'PaginationAuto.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Height of the grid');
      await user.press('End');
    },
    read: (demo) => {
      const scroller = demo.query('.MuiDataGrid-virtualScroller');
      const { offsetHeight } = demo.query('.MuiDataGrid-row');
      const count = cells(demo, 'id').length;
      return [
        count,
        scroller.scrollHeight > scroller.clientHeight,
        (count + 1) * offsetHeight > scroller.clientHeight,
      ];
    },
    holds: [7, false, true],
    contrary: [25, true, true],
  },
);

claim(
  'With `paginationMode="server"`, the grid treats `rows` as the current page.',
  'PaginationServer.tsx',
  {
    drive: (user) => user.click('button', 'Go to next page'),
    read: (demo) => cells(demo, 'id'),
    holds: ['6', '7', '8', '9', '10'],
    contrary: [],
  },
);

claim(
  "Changing the page doesn't move the focus, so people can page repeatedly.",
  'PaginationSizes.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Go to next page');
      await user.press('Enter', 'Enter');
    },
    read: (demo) => [demo.focused, cells(demo, 'id')[0] ?? ''],
    holds: ['button Go to next page', '4110'],
    contrary: ['', '4110'],
  },
);

claim(
  'Remember the cursor of each page that you have seen.',
  'PaginationCursor.tsx',
  {
    drive: async (user) => {
      await user.focus('gridcell', 'P-7103');
      await user.click('button', 'Go to next page');
      await user.focus('gridcell', 'P-7288');
      await user.click('button', 'Go to next page');
      await user.focus('gridcell', 'P-7473');
      await user.click('button', 'Go to previous page');
    },
    read: (demo) => cells(demo, 'id'),
    holds: ['P-7288', 'P-7325', 'P-7362', 'P-7399', 'P-7436'],
    contrary: ['P-7103', 'P-7140', 'P-7177', 'P-7214', 'P-7251'],
  },
);

claim('`rowCount` is the total number of rows.', 'PaginationServer.tsx', {
  read: (demo) => demo.query('.MuiTablePagination-displayedRows').textContent ?? '',
  holds: '1–5 of 1240',
  contrary: '1–5 of 5',
});

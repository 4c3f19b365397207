import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

let orders: string[] = [];

claim(
  'If the server returns the rows in their natural order, set nothing: the third click returns to it.',
  'SortingInitial.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const rows = [3, 1, 2].map((id) => ({ id, nr: `No. ${id}` }));
      const columns = [{ field: 'nr', headerName: 'Number' }];
      createRoot(place).render(
        React.createElement(DataGrid, { autoHeight: true, rows, columns }),
      );
      const order = () =>
        [...place.querySelectorAll('.MuiDataGrid-cell[data-field=nr]')]
          .map((cell) => cell.textContent)
          .join(' ');
      orders = [];
      for (let click = 0; click < 3; click++) {
        await user.click('columnheader', 'Number');
        orders.push(order());
      }
    },
    read: () => orders,
    holds: ['No. 1 No. 2 No. 3', 'No. 3 No. 2 No. 1', 'No. 3 No. 1 No. 2'],
    contrary: ['No. 1 No. 2 No. 3', 'No. 3 No. 2 No. 1', 'No. 1 No. 2 No. 3'],
  },
);

claim(
  "Without null, clicks don't return to the original order.",
  'SortingOrder.tsx',
  {
    drive: async (user) => {
      await user.click('columnheader', 'Votes');
      await user.click('columnheader', 'Votes');
      await user.click('columnheader', 'Votes');
    },
    read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Votes'),
    holds: 'ascending',
    contrary: 'none',
  },
);

claim('A column can have its own sequence.', 'SortingOrder.tsx', {
  drive: (user) => user.click('columnheader', 'Song'),
  read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Song'),
  holds: 'ascending',
  contrary: 'descending',
});

claim('aria-sort announces the direction.', 'SortingInitial.tsx', {
  read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Built in'),
  holds: 'descending',
  contrary: 'none',
});

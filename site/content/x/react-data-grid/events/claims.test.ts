import { DataGrid, type GridApi, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

let api: React.MutableRefObject<GridApi> | undefined;

function Grid() {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef;
  }, [apiRef]);
  const rows = [{ id: 1, name: 'Signal lamp' }];
  const columns = [{ field: 'name' }];
  return React.createElement(DataGrid, { apiRef, autoHeight: true, rows, columns });
}

let heard = 0;

let details = ['no event'];

claim(
  'The third argument, `details`, is an empty object in the free grid, although its type has an `api`.',
  'GridEventLog.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(DataGrid, {
          autoHeight: true,
          rows: [{ id: 1, name: 'Signal lamp' }],
          columns: [{ field: 'name' }],
          onRowClick: (_params, _event, third) => {
            details = Object.keys(third);
          },
        }),
      );
      await user.click('gridcell', 'Signal lamp');
    },
    read: () => details,
    holds: [],
    contrary: ['api'],
  },
);

claim(
  '`subscribeEvent` of the API takes the name of an event and a handler, and returns a function that ends the subscription.',
  'GridEventLog.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(React.createElement(Grid));
      await user.hover('gridcell', 'Signal lamp');
      heard = 0;
      const end = api!.current.subscribeEvent('rowClick', () => heard++);
      await user.click('gridcell', 'Signal lamp');
      root.dataset.first = String(heard);
      end();
      await user.click('gridcell', 'Signal lamp');
    },
    read: ({ root }) => [root.dataset.first ?? '', heard],
    holds: ['1', 1],
    contrary: ['1', 2],
  },
);

claim(
  'When you need the state that follows from it, use the callback of the model instead, such as `onSortModelChange` or `onFilterModelChange`.',
  'GridEventLog.tsx',
  {
    drive: (user) => user.click('columnheader', 'Cars'),
    read: (demo) => demo.text('status'),
    holds: 'sortModelChange: cars asc',
    contrary: 'Nothing yet',
  },
);

import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

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
    drive: async (user, demo) => {
      await user.click(demo.query('[data-rowindex="0"] [data-field="ferry"]'));
      await user.press('ArrowRight');
    },
    read: (demo) => demo.text('status'),
    holds: 'cellKeyDown: ArrowRight in ferry',
    contrary: 'rowClick: Alma',
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

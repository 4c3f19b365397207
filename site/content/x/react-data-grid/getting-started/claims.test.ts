import { claim } from 'vitrine/claims';

claim('A click on a column header sorts the rows.', 'StartGrid.tsx', {
  drive: (user) => user.click('columnheader', 'Article'),
  read: (demo) =>
    [
      ...demo.root.querySelectorAll('[role=row][data-rowindex] [data-field=name]'),
    ].map((cell) => cell.textContent ?? ''),
  holds: ['Garden chair', 'Oak shelf', 'Reading lamp'],
  contrary: ['Reading lamp', 'Garden chair', 'Oak shelf'],
});

claim(
  'The second click sorts in the other direction, and the third removes the sorting.',
  'StartGrid.tsx',
  {
    drive: async (user, demo) => {
      for (let click = 0; click < 3; click++) {
        await user.click('columnheader', 'Article');
        const order = demo.attribute('aria-sort', 'columnheader', 'Article');
        demo.root.dataset.orders = `${demo.root.dataset.orders ?? ''} ${order}`;
      }
    },
    read: (demo) => demo.root.dataset.orders ?? '',
    holds: ' ascending descending none',
    contrary: ' ascending descending ascending',
  },
);

claim(
  'Two thousand generated orders, with a toolbar, a quick filter, pages of 10, and an initial sort order.',
  'StartOrders.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      await user.type('lamp');
    },
    read: (demo) => [
      demo.query('.MuiTablePagination-displayedRows').textContent ?? '',
      demo.query('[data-field="ordered"]').ariaSort,
    ],
    holds: ['1–10 of 398', 'descending'],
    contrary: ['1–10 of 2000', 'descending'],
  },
);

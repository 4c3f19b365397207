import { claim } from 'vitrine/claims';

const built = (names: string[]) => names.filter((name) => /^\d{4}$/.test(name));

claim(
  'If rows come sorted from the server, and this is the natural order, set nothing: it is what the third press leads back to.',
  'SortingInitial.tsx',
  {
    drive: (user) => user.click('columnheader', 'Built in'),
    read: (demo) => built(demo.names('gridcell')),
    holds: ['1567', '1858', '1998'],
    contrary: ['1998', '1858', '1567'],
  },
);

claim('Leave out `null`, and there is always an order.', 'SortingOrder.tsx', {
  drive: async (user) => {
    await user.click('columnheader', 'Votes');
    await user.click('columnheader', 'Votes');
    await user.click('columnheader', 'Votes');
  },
  read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Votes'),
  holds: 'ascending',
  contrary: 'none',
});

claim('A column may have a sequence of its own.', 'SortingOrder.tsx', {
  drive: (user) => user.click('columnheader', 'Song'),
  read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Song'),
  holds: 'ascending',
  contrary: 'descending',
});

claim('`aria-sort` says the direction.', 'SortingInitial.tsx', {
  read: (demo) => demo.attribute('aria-sort', 'columnheader', 'Built in'),
  holds: 'descending',
  contrary: 'none',
});

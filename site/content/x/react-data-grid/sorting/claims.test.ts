import { claim } from 'vitrine/claims';

const built = (names: string[]) => names.filter((name) => /^\d{4}$/.test(name));

claim(
  'If the server returns the rows in their natural order, set nothing: the third click returns to it.',
  'SortingInitial.tsx',
  {
    drive: (user) => user.click('columnheader', 'Built in'),
    read: (demo) => built(demo.names('gridcell')),
    holds: ['1567', '1858', '1998'],
    contrary: ['1998', '1858', '1567'],
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

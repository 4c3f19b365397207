import { claim } from 'vitrine/claims';

claim(
  "A handler gets three arguments: `params` say what it happened to, `event` is the browser's event where there is one, and `details` have the `api` of the grid.",
  'GridEventLog.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('[data-rowindex="1"] [data-field="berth"]')),
    read: (demo) => demo.text('status'),
    holds: 'rowClick: Gull',
    contrary: 'Nothing yet',
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

import { claim } from 'vitrine/claims';

claim(
  '`isRowSelectable` disables the selection of certain rows.',
  'GridSelection.tsx',
  {
    read: (demo) =>
      demo
        .all('checkbox')
        .slice(1)
        .map((box) => (box as HTMLInputElement).disabled),
    holds: [false, true, false],
    contrary: [false, false, false],
  },
);

claim('`density` makes rows lower or higher.', 'GridDensity.tsx', {
  drive: (user) => user.click('button', 'comfortable'),
  read: (demo) => demo.query('[role=row][data-id]').offsetHeight > 60,
  holds: true,
  contrary: false,
});

claim('`loading` shows a progress overlay.', 'GridEmpty.tsx', {
  drive: (user) => user.click('button', 'Load again'),
  read: (demo) => demo.has('progressbar', 'Loading'),
  holds: true,
  contrary: false,
});

claim(
  'Sorting and filtering see all of them; the quick filter waits 300 milliseconds after the last key.',
  'GridHarborLog.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox', 'Ship, quay or call');
      await user.type('C-4999');
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
    },
    read: (demo) => demo.root.querySelectorAll('[role=row][data-id]').length,
    holds: 1,
    contrary: 0,
  },
);

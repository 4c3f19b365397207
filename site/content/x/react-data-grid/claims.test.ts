import { claim } from 'vitrine/claims';

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

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
  '`hideFooterSelectedRowCount` removes only the number of selected rows, as in the [harbor log](#thousands-of-rows), which shows elsewhere what was opened.',
  'GridHarborLog.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('[data-rowindex="0"] [data-field="ship"]')),
    read: (demo) => [
      demo.query('[data-rowindex="0"]').ariaSelected ?? '',
      demo.root.textContent?.includes('1 row selected') ?? false,
      demo.root.textContent?.includes('1–10 of 5000') ?? false,
    ],
    holds: ['true', false, true],
    contrary: ['true', true, true],
  },
);

claim('Pause live updates until it is closed.', 'GridPause.tsx', {
  drive: async (user, demo) => {
    const add = demo.query('button') as HTMLButtonElement;
    await user.hover('columnheader', 'Sensor');
    await user.click(
      demo.query('[data-field="sensor"] .MuiDataGrid-menuIconButton'),
    );
    await user.click('menuitem', 'Filter');
    document.body.dataset.paused = String(add.disabled);
    await user.press('Escape');
  },
  read: (demo) => [
    document.body.dataset.paused ?? '',
    (demo.query('button') as HTMLButtonElement).disabled,
  ],
  holds: ['true', false],
  contrary: ['false', false],
});

claim(
  'With `rowThreshold={6}`, the grid renders again once the first or last visible row is six rows further.',
  'GridBuffers.tsx',
  {
    drive: async (_, demo) => {
      for (const top of [240, 340]) {
        demo.query('.MuiDataGrid-virtualScroller').scrollTop = top;
        await pause(500);
      }
    },
    read: (demo) => demo.text('status'),
    holds: 'Last rendered at row 8, column 1',
    contrary: 'Last rendered at row 6, column 1',
  },
);

claim('With `columnThreshold={1}`, each new column is enough.', 'GridBuffers.tsx', {
  drive: async (_, demo) => {
    demo.query('.MuiDataGrid-virtualScroller').scrollLeft = 120;
    await pause(500);
  },
  read: (demo) => demo.text('status'),
  holds: 'Last rendered at row 1, column 3',
  contrary: 'Last rendered at row 1, column 1',
});

claim(
  "`disableVirtualization` renders everything, so that the browser's own search finds each row.",
  'GridFind.tsx',
  {
    read: (demo) => demo.root.querySelectorAll('[role=row][data-id]').length,
    holds: 40,
    contrary: 10,
  },
);

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

claim(
  '`logLevel` is the least important message that you want: `debug`, `info`, `warn` or `error`.',
  'GridLogger.tsx',
  {
    drive: (user) => user.click('columnheader', 'Cars'),
    read: (demo) =>
      demo.text('status').includes('MUI: useGridSorting - Setting sort model'),
    holds: true,
    contrary: false,
  },
);

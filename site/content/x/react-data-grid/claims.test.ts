import { claim } from 'vitrine/claims';

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Scrolls, and waits until the status reports another rendering, for 60 frames at most. */
async function scrolled(demo: Scene, place: ScrollToOptions) {
  const status = demo.query('[role=status]');
  const before = status.textContent;
  demo.query('.MuiDataGrid-virtualScroller').scrollTo(place);
  for (let n = 0; n < 60 && status.textContent === before; n++) await frame();
}

type Scene = { query: (selector: string) => HTMLElement };

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
  drive: async (user, demo) => {
    const height = () => demo.query('[role=row][data-id]').offsetHeight;
    await user.click('button', 'standard');
    const standard = height();
    await user.click('button', 'comfortable');
    demo.root.dataset.higher = String(height() > standard);
    await user.click('button', 'compact');
    demo.root.dataset.lower = String(height() < standard);
  },
  read: ({ root }) => [root.dataset.higher ?? '', root.dataset.lower ?? ''],
  holds: ['true', 'true'],
  contrary: ['true', 'false'],
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
      await scrolled(demo, { top: 240 });
      await scrolled(demo, { top: 340 });
    },
    read: (demo) => demo.text('status'),
    holds: 'Last rendered at row 8, column 1',
    contrary: 'Last rendered at row 6, column 1',
  },
);

claim('With `columnThreshold={1}`, each new column is enough.', 'GridBuffers.tsx', {
  drive: (_, demo) => scrolled(demo, { left: 120 }),
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

claim('Sorting and filtering see all of them.', 'GridHarborLog.tsx', {
  drive: async (user, demo) => {
    const first = () =>
      demo.query('[data-rowindex="0"] [data-field="call"]').textContent ?? '';
    for (const order of ['descending', 'ascending']) {
      await user.click('columnheader', 'Call');
      demo.root.dataset[order] = first();
    }
    await user.focus('searchbox', 'Ship, quay or call');
    await user.type('C-4999');
  },
  read: (demo) => [
    demo.root.dataset.ascending ?? '',
    demo.root.dataset.descending ?? '',
    demo.root.querySelectorAll('[role=row][data-id]').length,
  ],
  holds: ['C-0001', 'C-5000', 1],
  contrary: ['C-0001', 'C-0010', 0],
});

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

import { getGridDefaultColumnTypes } from '@mui/x-data-grid';
import { claim } from 'vitrine/claims';

/** The text of a column's cells, row by row. */
const cells = (demo: { root: HTMLElement }, field: string) =>
  [
    ...demo.root.querySelectorAll(
      `[role=cell][data-field="${field}"], [role=gridcell][data-field="${field}"]`,
    ),
  ].map((cell) => cell.textContent ?? '');

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The toolbar's button. The header of a filtered column has one of the same name. */
const panelButton = '.MuiDataGrid-toolbarContainer button';

claim("The operators depend on the column's type:", 'FilteringPanel.tsx', {
  read: () => {
    const types = getGridDefaultColumnTypes();
    return ['string', 'number', 'date', 'boolean', 'singleSelect'].map((type) =>
      types[type]!.filterOperators!.map(({ value }) => value).join(' '),
    );
  },
  holds: [
    'contains equals startsWith endsWith isEmpty isNotEmpty isAnyOf',
    '= != > >= < <= isEmpty isNotEmpty isAnyOf',
    'is not after onOrAfter before onOrBefore isEmpty isNotEmpty',
    'is',
    'is not isAnyOf',
  ],
  contrary: [
    'contains equals startsWith endsWith isEmpty isNotEmpty isAnyOf',
    'contains equals startsWith endsWith isEmpty isNotEmpty isAnyOf',
    'is not after onOrAfter before onOrBefore isEmpty isNotEmpty',
    'is',
    'is not isAnyOf',
  ],
});

claim(
  'Here buttons set it, and the panel is disabled so that there is only one way to filter.',
  'FilteringControlled.tsx',
  {
    drive: (user) => user.click('button', 'On the way'),
    read: (demo) => [cells(demo, 'parcel'), demo.has('button', 'Show filters')],
    holds: [['Boots', 'Lamp'], false],
    contrary: [['Boots', 'Teapot', 'Lamp'], false],
  },
);

claim(
  'Words are separated by spaces, and each must match somewhere in the row.',
  'FilteringQuick.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      await user.type('cafe creme');
    },
    read: (demo) => cells(demo, 'place'),
    holds: ['Café Amélie'],
    contrary: [],
  },
);

claim(
  'With `ignoreDiacritics`, "cafe" also finds "café", as most people expect.',
  'FilteringQuick.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      await user.type('muhle');
    },
    read: (demo) => cells(demo, 'place'),
    holds: ['Zur Mühle'],
    contrary: [],
  },
);

claim(
  '`filterMode="server"` leaves the rows unfiltered and reports the filter model.',
  'FilteringServer.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      await user.type('al');
    },
    read: (demo) => cells(demo, 'ship'),
    holds: ['Alma', 'Alba', 'Almond'],
    contrary: ['Alma', 'Gull', 'Heron', 'Alba', 'Petrel', 'Almond'],
  },
);

claim(
  "The server may also look where the grid can't: this one finds ships by a call sign that is in no column.",
  'FilteringServer.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      await user.type('dk');
    },
    read: (demo) => cells(demo, 'ship'),
    holds: ['Alma', 'Gull'],
    contrary: [],
  },
);

claim(
  '`filterDebounceMs` is the delay after a keystroke; increase it, since a request is slower than a local comparison.',
  'FilteringServer.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox');
      for (const letter of 'alm') {
        await user.type(letter);
        await pause(200);
      }
      await pause(1500);
    },
    read: (demo) => demo.text('status'),
    holds: 'Requests: 1',
    contrary: 'Requests: 3',
  },
);

claim(
  '`keepNonExistentRowsSelected` keeps the selection of rows that the answer leaves out.',
  'FilteringServer.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.query('[data-id="1"] input'));
      await user.focus('searchbox');
      await user.type('al');
    },
    read: (demo) => [
      cells(demo, 'ship').includes('Gull'),
      demo.query('.MuiDataGrid-selectedRowCount').textContent ?? '',
    ],
    holds: [false, '1 row selected'],
    contrary: [true, '1 row selected'],
  },
);

claim(
  'Opening the panel moves the focus to its value input; <kbd>Esc</kbd> returns it.',
  'FilteringPanel.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.query(panelButton));
      document.body.dataset.focused = demo.focused;
      await user.press('Escape');
    },
    read: (demo) => [document.body.dataset.focused ?? '', demo.focused],
    holds: ['spinbutton Value', 'button Show filters'],
    contrary: ['combobox Columns', ''],
  },
);

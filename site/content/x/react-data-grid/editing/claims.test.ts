import { claim } from 'vitrine/claims';

claim(
  'Enter, Tab or a click elsewhere keeps the change, Esc drops it.',
  'EditingCells.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.the('gridcell', 'Nora'));
      await user.press('Enter');
      await user.press('Control+a');
      await user.type('Ada');
      await user.press('Tab');
    },
    read: (demo) => [demo.has('gridcell', 'Ada'), demo.has('textbox')],
    holds: [true, false],
    contrary: [false, false],
  },
);

claim(
  'If it throws, the editor stays open and `onProcessRowUpdateError` receives the error.',
  'EditingSave.tsx',
  {
    drive: async (user) => {
      await user.click('gridcell', '24');
      await user.press('Enter', 'Control+a');
      await user.type('240');
      await user.press('Enter');
      await new Promise((resolve) => {
        setTimeout(resolve, 1200);
      });
    },
    read: (demo) => [demo.has('spinbutton'), demo.text('status')],
    holds: [true, 'Vase was not saved: 100 is the highest price.'],
    contrary: [true, ''],
  },
);

claim(
  "A cell with an error can't be left with its value; Esc takes the old one.",
  'EditingCheck.tsx',
  {
    drive: async (user) => {
      await user.click('gridcell', '24');
      await user.press('Enter', 'Control+a');
      await user.type('45');
      await user.press('Enter');
    },
    read: (demo) => [
      demo.has('spinbutton'),
      demo.the('spinbutton').ariaInvalid,
      demo.value('spinbutton'),
    ],
    holds: [true, 'true', '45'],
    contrary: [true, 'false', '45'],
  },
);

claim('A double click, Enter, or typing starts editing.', 'EditingCells.tsx', {
  drive: async (user) => {
    await user.click('gridcell', 'Nora');
    await user.type('V');
  },
  read: (demo) => (demo.has('textbox') ? demo.value('textbox') : ''),
  holds: 'V',
  contrary: 'NoraV',
});

claim('<kbd>F2</kbd> does not open a cell in this version.', 'EditingCells.tsx', {
  drive: async (user) => {
    await user.click('gridcell', 'Nora');
    await user.press('F2');
  },
  read: (demo) => [demo.focused, demo.has('textbox')],
  holds: ['gridcell Nora', false],
  contrary: ['textbox', true],
});

claim(
  'Wait for `setEditCellValue`, since a check may take its time, then call `stopCellEditMode`.',
  'EditingClose.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.all('gridcell', 'Low')[0]!);
      await user.press('Enter');
      await user.click('button', 'High');
    },
    read: (demo) => [
      demo.has('button', 'High'),
      demo.all('gridcell', 'High').length,
    ],
    holds: [false, 1],
    contrary: [true, 0],
  },
);

import { claim } from 'vitrine/claims';

let kept: boolean[] = [];

claim(
  'Enter, Tab or a click elsewhere keeps the change, Esc drops it.',
  'EditingCells.tsx',
  {
    drive: async (user, demo) => {
      kept = [];
      const edit = async (from: string, to: string, leave: () => Promise<void>) => {
        await user.click(demo.the('gridcell', from));
        await user.press('Enter', 'Control+a');
        await user.type(to);
        await leave();
        kept.push(demo.has('gridcell', to) && !demo.has('textbox'));
      };
      await edit('Nora', 'Ada', () => user.press('Tab'));
      await edit('Ada', 'Ida', () => user.press('Enter'));
      await edit('Ida', 'Eva', () => user.click(demo.all('columnheader')[0]!));
      await edit('Eva', 'Uta', () => user.press('Escape'));
    },
    read: (demo) => [...kept, demo.has('gridcell', 'Eva')],
    holds: [true, true, true, false, true],
    contrary: [true, false, false, true, false],
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
    drive: async (user, demo) => {
      await user.click('gridcell', '24');
      await user.press('Enter', 'Control+a');
      await user.type('45');
      await user.press('Enter');
      demo.root.dataset.kept = [
        demo.the('spinbutton').ariaInvalid,
        demo.value('spinbutton'),
      ].join();
      await user.press('Escape');
    },
    read: (demo) => [
      demo.root.dataset.kept ?? '',
      demo.has('spinbutton'),
      demo.has('gridcell', '24'),
    ],
    holds: ['true,45', false, true],
    contrary: ['true,45', false, false],
  },
);

claim('A double click, Enter, or typing starts editing.', 'EditingCells.tsx', {
  drive: async (user, demo) => {
    kept = [];
    const cell = demo.the('gridcell', 'Nora');
    await user.click(cell);
    cell.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await user.hover('textbox');
    kept.push(demo.has('textbox'));
    await user.press('Escape', 'Enter');
    kept.push(demo.has('textbox'));
    await user.press('Escape');
    await user.type('V');
  },
  read: (demo) => [...kept, demo.has('textbox') ? demo.value('textbox') : ''],
  holds: [true, true, 'V'],
  contrary: [false, false, 'V'],
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

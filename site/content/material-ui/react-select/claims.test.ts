import { claim } from 'vitrine/claims';

claim(
  'With multiple, the value is an array, and the list stays open while people choose.',
  'SelectMultiple.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Enter');
      await user.click('option', 'Danish');
    },
    read: (demo) => [
      demo.has('listbox'),
      demo.query('#select-languages').textContent,
    ],
    holds: [true, 'EnglishPolishDanish'],
    contrary: [false, 'EnglishPolishDanish'],
  },
);

claim('The name comes from `labelId`, together with the value.', 'SelectBasic.tsx', {
  drive: async (user) => {
    await user.press('Tab', 'Enter');
    await user.click('option', 'Aisle');
  },
  read: (demo) => demo.names('combobox'),
  holds: ['Seat Aisle'],
  contrary: ['Seat'],
});

claim(
  "While the list is open, people can't reach the rest of the page.",
  'SelectStates.tsx',
  {
    drive: (user) => user.press('Tab', 'Enter'),
    read: (demo) => [demo.has('listbox'), demo.all('combobox').length],
    holds: [true, 0],
    contrary: [true, 2],
  },
);

claim(
  'The list of a select opens above the dialog that contains it, and <kbd>Esc</kbd> closes only the list.',
  'SelectDialog.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Table for 4: At the window');
      await user.click('combobox', 'Guests 4');
      await user.press('Escape');
    },
    read: (demo) => [demo.has('listbox'), demo.names('dialog')],
    holds: [false, ['Change the table']],
    contrary: [false, []],
  },
);

claim(
  'Let the form keep a draft: it becomes the value when people save, and it is gone when they cancel.',
  'SelectDialog.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Table for 4: At the window');
      await user.click('combobox', 'Guests 4');
      await user.click('option', '6');
      await user.click('button', 'Save');
      await user.click('button', 'Table for 6: At the window');
      await user.click('combobox', 'Guests 6');
      await user.click('option', '8');
      await user.click('button', 'Cancel');
      demo.root.dataset.after = demo.names('button').join();
      await user.click('button', 'Table for 6: At the window');
    },
    read: (demo) => [
      demo.root.dataset.after ?? '',
      demo.has('combobox', 'Guests 6'),
    ],
    holds: ['Table for 6: At the window', true],
    contrary: ['Table for 6: At the window', false],
  },
);

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

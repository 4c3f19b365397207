import { claim } from 'vitrine/claims';

claim(
  '<kbd>Backspace</kbd> in an empty input removes the last.',
  'AutocompleteMultiple.tsx',
  {
    drive: (user) => user.press('Tab', 'Backspace'),
    read: (demo) => demo.query('.MuiAutocomplete-inputRoot').textContent ?? '',
    holds: 'DanishGreekLanguages',
    contrary: 'DanishGreekWelshLanguages',
  },
);

claim(
  'By default an option matches when its label contains the letters, whatever their case and accents.',
  'AutocompleteBasic.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('ÉN');
    },
    read: (demo) => demo.names('option'),
    holds: ['Athens', 'Copenhagen', 'Vienna'],
    contrary: [],
  },
);

let typed = '';

claim(
  'A text that matches nothing is dropped when the focus leaves.',
  'AutocompleteBasic.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      await user.type('Xyz');
      typed = demo.value('combobox', 'Capital');
      await user.press('Tab');
    },
    read: (demo) => [typed, demo.value('combobox', 'Capital')],
    holds: ['Xyz', ''],
    contrary: ['Xyz', 'Xyz'],
  },
);

claim(
  'The button below hands in such a twin: the list still knows it.',
  'AutocompleteObjects.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Take the garden room');
      await user.click('combobox', 'Room');
    },
    read: (demo) => demo.attribute('aria-selected', 'option', 'Garden room'),
    holds: 'true',
    contrary: 'false',
  },
);

claim(
  'Arrow keys move through the list while the focus stays in the input.',
  'AutocompleteBasic.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowDown', 'ArrowDown'),
    read: (demo) => [demo.focused, demo.active],
    holds: ['combobox Capital', 'option Amsterdam'],
    contrary: ['option Amsterdam', ''],
  },
);

claim(
  "The arrow keys skip what is disabled, so people who can't see the list don't learn of it.",
  'AutocompleteGrouped.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowDown', 'ArrowDown'),
    read: (demo) => demo.active,
    holds: 'option Row 8',
    contrary: 'option Row 1',
  },
);

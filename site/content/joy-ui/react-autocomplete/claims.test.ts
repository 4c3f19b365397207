import { claim } from 'vitrine/claims';

claim(
  "`limitTags` collapses additional chips into a count while the field isn't focused, and `getLimitTagsText` sets the text of the count.",
  'JoyAutocompleteMultiple.tsx',
  {
    drive: (user) => user.focus('combobox', 'Instruments'),
    read: (demo) => demo.names('button').filter((name) => name.startsWith('Remove')),
    holds: ['Remove Cello', 'Remove Flute', 'Remove Viola'],
    contrary: ['Remove Cello', 'Remove Flute'],
  },
);

claim(
  '`disableCloseOnSelect` keeps the list open so that people can choose several options in a row.',
  'JoyAutocompleteGuests.tsx',
  {
    drive: async (user) => {
      await user.click('combobox', 'Instruments');
      await user.click('option', 'Cello');
    },
    read: (demo) => demo.has('option', 'Harp'),
    holds: true,
    contrary: false,
  },
);

claim(
  'With `autoSelect`, leaving the field also accepts it.',
  'JoyAutocompleteGuests.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Email');
      await user.type('jan@example.com');
      await user.press('Tab');
    },
    read: (demo) => demo.value('combobox', 'Email'),
    holds: 'jan@example.com',
    contrary: '',
  },
);

claim(
  'With `clearOnEscape`, a second Escape clears the field.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Customer');
      await user.type('Holm');
      await user.press('ArrowDown', 'Enter');
      await user.type('x');
      await user.press('Escape', 'Escape', 'Tab');
    },
    read: (demo) => [demo.value('combobox', 'Customer'), demo.focused !== ''],
    holds: ['', true],
    contrary: ['Holm Fish', true],
  },
);

claim(
  '`clearOnBlur={false}` keeps text without a match, and `selectOnFocus={false}` keeps the cursor position instead of selecting all.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Customer');
      await user.type('xyz');
      await user.press('Tab');
    },
    read: (demo) => demo.value('combobox', 'Customer'),
    holds: 'xyz',
    contrary: '',
  },
);

claim(
  '`disableListWrap` stops at the ends of the list.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Step');
      for (let n = 0; n < 7; n++) await user.press('ArrowDown');
    },
    read: (demo) => demo.active,
    holds: 'option Inspect',
    contrary: 'option Survey',
  },
);

claim(
  'With `disabledItemsFocusable`, people can reach and read them, but not choose them.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Step');
      for (let n = 0; n < 4; n++) await user.press('ArrowDown');
    },
    read: (demo) => demo.active,
    holds: 'option Permit',
    contrary: 'option Build',
  },
);

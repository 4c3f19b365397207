import { claim } from 'vitrine/claims';

let limited: (string | number)[] = [];

claim(
  "`limitTags` collapses additional chips into a count while the field isn't focused, and `getLimitTagsText` sets the text of the count.",
  'JoyAutocompleteMultiple.tsx',
  {
    drive: async (user, demo) => {
      const chips = () => demo.root.querySelectorAll('.MuiChip-root').length;
      const { textContent } = demo.query('.MuiAutocomplete-root');
      limited = [chips(), /and \d more/.exec(textContent ?? '')?.[0] ?? ''];
      await user.focus('combobox', 'Instruments');
    },
    read: (demo) => [...limited, demo.root.querySelectorAll('.MuiChip-root').length],
    holds: [2, 'and 1 more', 3],
    contrary: [2, '+1', 2],
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
      await user.press('ArrowLeft', 'Tab');
      await user.click('combobox', 'Customer');
    },
    read: (demo) => {
      const field = demo.the('combobox', 'Customer') as HTMLInputElement;
      return [field.value, field.selectionEnd! - field.selectionStart!];
    },
    holds: ['xyz', 0],
    contrary: ['', 3],
  },
);

claim(
  '`disableListWrap` stops at the ends of the list.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user, demo) => {
      await user.focus('combobox', 'Step');
      for (let n = 0; n < 7; n++) await user.press('ArrowDown');
      demo.root.dataset.end = demo.active;
      for (let n = 0; n < 7; n++) await user.press('ArrowUp');
    },
    read: (demo) => [demo.root.dataset.end ?? '', demo.active],
    holds: ['option Inspect', 'option Survey'],
    contrary: ['option Survey', 'option Inspect'],
  },
);

claim(
  'With `disabledItemsFocusable`, people can reach and read them, but not choose them.',
  'JoyAutocompleteCommands.tsx',
  {
    drive: async (user, demo) => {
      await user.focus('combobox', 'Step');
      for (let n = 0; n < 4; n++) await user.press('ArrowDown');
      demo.root.dataset.reached = demo.active;
      await user.press('Enter');
    },
    read: (demo) => [
      demo.root.dataset.reached ?? '',
      demo.value('combobox', 'Step'),
    ],
    holds: ['option Permit', ''],
    contrary: ['option Permit', 'Permit'],
  },
);

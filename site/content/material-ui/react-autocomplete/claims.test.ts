import { claim } from 'vitrine/claims';

claim(
  'Backspace in an empty input removes the last one.',
  'AutocompleteMultiple.tsx',
  {
    drive: (user) => user.press('Tab', 'Backspace'),
    read: (demo) => demo.query('.MuiAutocomplete-inputRoot').textContent ?? '',
    holds: 'DanishGreekLanguages',
    contrary: 'DanishGreekWelshLanguages',
  },
);

claim(
  'By default, an option matches if its label contains the text, ignoring case and accents.',
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
  'Text that matches no option is cleared when the field loses focus.',
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
  'The button below sets an equal copy as the value, and the list still recognizes it.',
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
  "The arrow keys skip disabled options, so people who can't see the list don't learn about them.",
  'AutocompleteGrouped.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowDown', 'ArrowDown'),
    read: (demo) => demo.active,
    holds: 'option Row 8',
    contrary: 'option Row 1',
  },
);

claim(
  'A `ListboxComponent` can render only the items near the scroll position, with two empty items that fill the rest of the height.',
  'AutocompleteVirtual.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowDown'),
    read: (demo) => demo.all('option').length,
    holds: 16,
    contrary: 10000,
  },
);

claim(
  '`aria-setsize` and `aria-posinset` tell screen readers the real number and position of each option.',
  'AutocompleteVirtual.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('Stud M3 ×');
    },
    read: (demo) => {
      const option = demo.all('option')[2];
      return [option?.ariaSetSize ?? '', option?.ariaPosInSet ?? ''];
    },
    holds: ['100', '3'],
    contrary: ['16', '3'],
  },
);

claim(
  'The default filter ignores case and accents, so compare in the same way: remove the marks from both texts, and slice the original one.',
  'AutocompleteMatches.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('zur');
    },
    read: (demo) =>
      demo
        .all('option')
        .map((option) => option.querySelector('b')?.textContent ?? ''),
    holds: ['Zür'],
    contrary: [''],
  },
);

claim(
  '`stringify` of `createFilterOptions` sets the text that the filter searches, while the input still shows the name.',
  'AutocompleteCountry.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Country');
      await user.type('+47');
      await user.press('Enter');
    },
    read: (demo) => demo.value('combobox', 'Country'),
    holds: 'Norway',
    contrary: '+47',
  },
);

claim(
  '`onClose` is still called: close the popover when its reason is `escape`.',
  'AutocompletePicker.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Labels');
      await user.type('perf');
      await user.press('ArrowDown', 'Enter', 'Escape');
    },
    read: (demo) => [
      demo.has('dialog'),
      demo.focused,
      demo.root.textContent?.includes('Performance') ?? false,
    ],
    holds: [false, 'button Labels', true],
    contrary: [true, 'combobox Find a label', true],
  },
);

claim(
  'If the default chips only need different props, pass `ChipProps` instead of `renderTags`.',
  'AutocompleteChips.tsx',
  {
    drive: async (user) => {
      await user.click('combobox', 'Toppings');
      await user.click('option', 'Basil');
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiChip-root')].map((chip) => [
        chip.textContent,
        chip.classList.contains('MuiChip-outlinedPrimary'),
      ]),
    holds: [['Basil', true]],
    contrary: [['Basil', false]],
  },
);

import { claim } from 'vitrine/claims';

claim(
  'A prop of a single button overrides that of the group.',
  'ButtonGroupSizes.tsx',
  {
    read: (demo) =>
      demo
        .all('button')
        .slice(-2)
        .map((button) => button.classList.contains('MuiButton-outlinedError')),
    holds: [false, true],
    contrary: [false, false],
  },
);

claim(
  'To leave one usable, disable the others one by one.',
  'ButtonGroupDisabled.tsx',
  {
    drive: (user) => user.click('button', 'Back'),
    read: (demo) => demo.text('status'),
    holds: 'Went back.',
    contrary: 'Nothing happened yet.',
  },
);

claim(
  "Choosing an item changes what the main button does; it doesn't do it.",
  'ButtonGroupSplit.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Choose how to merge');
      await user.click('menuitem', 'Squash and merge');
    },
    read: (demo) => [demo.has('button', 'Squash and merge'), demo.text('status')],
    holds: [true, 'Not merged yet.'],
    contrary: [true, 'Done: squash and merge.'],
  },
);

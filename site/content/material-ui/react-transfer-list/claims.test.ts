import { claim } from 'vitrine/claims';

claim(
  "What is checked is a third state: checking an item doesn't move it yet.",
  'TransferListBasic.tsx',
  {
    drive: async (user) => {
      await user.focus('checkbox', 'Price');
      await user.press('Space');
    },
    read: (demo) => [
      demo.query('[aria-label="Hidden columns"]').textContent ?? '',
      (demo.the('checkbox', 'Price') as HTMLInputElement).checked,
    ],
    holds: ['PriceSupplierWeight', true],
    contrary: ['SupplierWeight', false],
  },
);

claim('A button that has nothing to move is disabled.', 'TransferListBasic.tsx', {
  drive: async (user) => {
    await user.focus('checkbox', 'Price');
    await user.press('Space');
  },
  read: (demo) =>
    ['Show the checked columns', 'Hide the checked columns'].map(
      (name) => (demo.the('button', name) as HTMLButtonElement).disabled,
    ),
  holds: [false, true],
  contrary: [false, false],
});

claim(
  'Then move the focus to its neighbor, since the button that had it is gone, and announce the move.',
  'TransferListDirect.tsx',
  {
    drive: (user) => user.click('button', 'Invite Jan'),
    read: (demo) => [demo.focused, demo.text('status')],
    holds: ['button Invite Rosa', 'Jan was invited.'],
    contrary: ['', 'Nobody was moved yet.'],
  },
);

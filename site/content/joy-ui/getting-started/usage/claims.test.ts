import { claim } from 'vitrine/claims';

claim('A button without a variant is solid and primary.', 'UsageFirst.tsx', {
  read: (demo) => {
    const { classList } = demo.the('button', 'Pay now');
    return [
      classList.contains('MuiButton-variantSolid'),
      classList.contains('MuiButton-colorPrimary'),
    ];
  },
  holds: [true, true],
  contrary: [false, true],
});

claim(
  '`Menu` also has a prop `onClose`, which nothing calls in this version.',
  'UsageMenu.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Seats');
      await user.press('Escape');
      await user.click('button', 'Seats');
      await user.click('menuitem', 'Aisle');
      await user.click('button', 'Seats');
      await user.click('status');
    },
    read: (demo) => demo.text('status'),
    holds: 'Closed: onOpenChange called 3 times, onClose 0 times',
    contrary: 'Closed: onOpenChange called 3 times, onClose 3 times',
  },
);

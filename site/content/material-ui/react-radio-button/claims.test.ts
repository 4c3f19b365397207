import { claim } from 'vitrine/claims';

claim('Arrow keys select as they move.', 'RadioControlled.tsx', {
  drive: async (user, demo) => {
    await user.press('Tab', 'ArrowRight');
    demo.root.dataset.right = demo.text('status');
    await user.press('ArrowLeft');
    demo.root.dataset.left = demo.text('status');
    await user.press('ArrowDown');
  },
  read: (demo) => [
    demo.root.dataset.right ?? '',
    demo.root.dataset.left ?? '',
    demo.focused,
    demo.text('status'),
  ],
  holds: ['120 € a year', '12 € a month', 'radio Year', '120 € a year'],
  contrary: ['120 € a year', '12 € a month', 'radio Year', '12 € a month'],
});

claim("People can't uncheck a radio.", 'RadioBasic.tsx', {
  drive: (user) => user.press('Tab', 'Space'),
  read: (demo) => [
    demo.focused,
    (demo.the('radio', 'By post, 3 to 5 days') as HTMLInputElement).checked,
  ],
  holds: ['radio By post, 3 to 5 days', true],
  contrary: ['radio By post, 3 to 5 days', false],
});

claim(
  'The group has the role `radiogroup` and needs a name: `aria-labelledby` with the question, or `aria-label`.',
  'RadioBasic.tsx',
  {
    read: (demo) => demo.names('radiogroup'),
    holds: ['Delivery'],
    contrary: [''],
  },
);

claim('With it, a custom label knows whether it is chosen:', 'RadioGroupState.tsx', {
  drive: (user) => user.click('radio', 'Station'),
  read: (demo) => demo.names('radio'),
  holds: ['Market hall', 'Station, your pickup place', 'Old mill'],
  contrary: ['Market hall, your pickup place', 'Station', 'Old mill'],
});

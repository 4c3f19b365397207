import { claim } from 'vitrine/claims';

claim('A text field without a variant is outlined.', 'ComponentDefaults.tsx', {
  read: (demo) => demo.root.querySelectorAll('.MuiOutlinedInput-root').length,
  holds: 1,
  contrary: 0,
});

claim('A link without underline is always underlined.', 'ComponentDefaults.tsx', {
  read: (demo) => getComputedStyle(demo.query('a')).textDecorationLine,
  holds: 'underline',
  contrary: 'none',
});

claim('Escape still closes this dialog.', 'ComponentBackdrop.tsx', {
  drive: async (user) => {
    await user.click('button', 'Cancel order');
    await user.press('Escape');
  },
  read: (demo) => [demo.focused, demo.has('dialog', 'Cancel this order?')],
  holds: ['button Cancel order', false],
  contrary: ['button Keep it', true],
});

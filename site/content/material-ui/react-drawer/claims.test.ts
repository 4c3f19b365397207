import { claim } from 'vitrine/claims';

claim(
  'The focus moves into the drawer, stays there, and returns to the button when the drawer closes.',
  'DrawerBasic.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Open navigation');
      await user.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      const drawer = demo.the('dialog', 'Navigation');
      demo.root.dataset.inside = String(drawer.contains(document.activeElement));
      await user.press('Escape');
    },
    read: (demo) => [
      demo.root.dataset.inside ?? '',
      demo.has('dialog'),
      demo.focused,
    ],
    holds: ['true', false, 'button Open navigation'],
    contrary: ['false', false, 'button Open navigation'],
  },
);

claim(
  "A permanent drawer is always visible and doesn't use `open`.",
  'DrawerPermanent.tsx',
  {
    read: (demo) => [demo.names('navigation'), demo.has('dialog')],
    holds: [['Harbour'], false],
    contrary: [[], false],
  },
);

claim("Persistent drawers don't move the focus.", 'DrawerPersistent.tsx', {
  drive: async (user) => {
    await user.click('button', 'Notes');
    await user.click('button', 'Notes');
  },
  read: (demo) => [demo.focused, demo.attribute('aria-expanded', 'button', 'Notes')],
  holds: ['button Notes', 'true'],
  contrary: ['complementary Notes', 'true'],
});

claim(
  'The slide hides it after the animation, so the keyboard skips it; hide any content that you show by other means yourself.',
  'DrawerPersistent.tsx',
  {
    drive: (user) => user.click('button', 'Notes'),
    read: (demo) => [
      demo.query('aside').textContent !== '',
      getComputedStyle(demo.query('aside')).visibility,
    ],
    holds: [true, 'hidden'],
    contrary: [true, 'visible'],
  },
);

claim('Each item keeps its name.', 'DrawerMini.tsx', {
  read: (demo) => [
    demo.query('.MuiDrawer-paper').offsetWidth < 60,
    demo.names('link'),
  ],
  holds: [true, ['Stock', 'People']],
  contrary: [true, ['', '']],
});

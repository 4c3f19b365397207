import { claim } from 'vitrine/claims';

claim('After closing, the focus is on the button again.', 'MenuBasic.tsx', {
  drive: async (user) => {
    await user.click('button', 'Document');
    await user.press('ArrowDown', 'Escape');
  },
  read: (demo) => [demo.has('menu'), demo.focused],
  holds: [false, 'button Document'],
  contrary: [false, ''],
});

claim(
  'A selected item is highlighted and gets the focus when the menu opens.',
  'MenuChoice.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Order: Newest first');
      await user.click('menuitemradio', 'By name');
      await user.press('Enter');
    },
    read: (demo) => demo.focused,
    holds: 'menuitemradio By name',
    contrary: 'menuitemradio Newest first',
  },
);

claim(
  "The choice becomes the action of the first button, so that people don't have to open the menu again.",
  'MenuSplitButton.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Other ways to publish');
      await user.click('menuitem', 'Save as draft');
    },
    read: (demo) => demo.names('button'),
    holds: ['Save as draft', 'Other ways to publish'],
    contrary: ['Publish now', 'Other ways to publish'],
  },
);

claim(
  'A keyboard click has no position, so the demo uses the corner of the button.',
  'MenuContext.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Click me with either button');
      await user.press('Enter');
    },
    read: (demo) => {
      const menu = demo.the('menu').parentElement!.getBoundingClientRect();
      const button = demo.query('button').getBoundingClientRect();
      return Math.abs(menu.x - button.x) < 24 && menu.y > button.y;
    },
    holds: true,
    contrary: false,
  },
);

claim(
  'Arrow keys skip it; as the name of the list, set with `aria-labelledby`, it is still read when the menu opens.',
  'MenuAccount.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Your account');
      demo.root.dataset.first = demo.focused;
      const items = demo.names('menuitem').length;
      for (let item = 0; item < items; item++) await user.press('ArrowDown');
    },
    read: (demo) => [
      demo.names('menu'),
      demo.root.dataset.first ?? '',
      demo.focused,
    ],
    holds: [
      ['Ines Berg ines@library.example'],
      'menuitem Your profile',
      'menuitem Your profile',
    ],
    contrary: [[''], 'menuitem Your profile', ''],
  },
);

claim(
  "A menu gives the initial focus to its first child, which can't take it here, so set `autoFocus` on the first item.",
  'MenuAccount.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Your account');
      await user.press('ArrowUp', 'ArrowDown', 'ArrowDown');
    },
    read: (demo) => demo.focused,
    holds: 'menuitem Loans and reservations',
    contrary: '',
  },
);

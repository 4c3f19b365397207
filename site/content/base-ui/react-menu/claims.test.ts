import { claim } from 'vitrine/claims';

claim(
  'An item closes the menu when it is pressed, and the focus goes back to the button.',
  'UnstyledMenu',
  {
    drive: async (user) => {
      await user.press('Tab', 'Enter', 'ArrowDown', 'Enter');
    },
    read: (demo) => [demo.has('menu'), demo.focused],
    holds: [false, 'button Export'],
    contrary: [true, 'menuitem As a drawing'],
  },
);

claim(
  'The item that the arrow keys have reached has the focus, so that `:focus` is the selector for it.',
  'UnstyledMenu',
  {
    drive: (user) => user.press('Tab', 'Enter', 'ArrowDown'),
    read: (demo) => demo.focused,
    holds: 'menuitem As a drawing',
    contrary: 'menu',
  },
);

claim(
  'A disabled item can be reached with the arrow keys, is announced as not available, and does nothing.',
  'UnstyledMenu',
  {
    drive: (user) => user.press('Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'),
    read: (demo) => [
      demo.focused,
      document.activeElement?.ariaDisabled ?? '',
      demo.has('menu'),
    ],
    holds: ['menuitem To the archive', 'true', true],
    contrary: ['button Export', '', false],
  },
);

claim(
  'The text of the item is what counts; where it begins with a symbol, say it with `label`.',
  'MenuSections.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Enter');
      await user.type('s');
    },
    read: (demo) => demo.focused,
    holds: 'menuitem Send by mail',
    contrary: 'menuitem Rotate',
  },
);

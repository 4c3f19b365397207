import { claim } from 'vitrine/claims';

claim(
  'Clicking an item calls its onClick, closes the menu, and returns the focus to the button.',
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
  'The arrow keys move the focus, so style the current item with :focus.',
  'UnstyledMenu',
  {
    drive: (user) => user.press('Tab', 'Enter', 'ArrowDown'),
    read: (demo) => demo.focused,
    holds: 'menuitem As a drawing',
    contrary: 'menu',
  },
);

claim(
  'People can reach a disabled item with the arrow keys; it is announced as unavailable and does nothing, as the ARIA pattern recommends.',
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
  "This uses the item's text; if it begins with an icon or symbol, set label.",
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

claim(
  '`defaultOpen` starts it open without taking the focus, as in [the list of chapters](#dynamic-items).',
  'MenuDynamic.tsx',
  {
    read: (demo) => [demo.has('menu'), demo.focused],
    holds: [true, ''],
    contrary: [true, 'menuitem Anchors'],
  },
);

claim('`resetHighlight` moves to the first item.', 'MenuDynamic.tsx', {
  drive: async (user) => {
    await user.click('checkbox', 'Only pages with C');
    await user.press('Space');
    await user.press('Tab', 'Tab');
  },
  read: (demo) => demo.focused,
  holds: 'menuitem Anchors',
  contrary: 'menuitem Charts',
});

claim(
  'It hands it to the slot, which can use it as the name of a button without text.',
  'MenuParts.tsx',
  {
    read: (demo) => demo.has('button', 'More'),
    holds: true,
    contrary: false,
  },
);

claim(
  'Typing a letter jumps to the next item that begins with it.',
  'MenuDynamic.tsx',
  {
    drive: async (user) => {
      await user.focus('menuitem', 'Anchors');
      await user.type('k');
    },
    read: (demo) => demo.focused,
    holds: 'menuitem Knots',
    contrary: 'menuitem Anchors',
  },
);

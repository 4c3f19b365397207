import { MenuItem } from '@mui/base/MenuItem';
import { MenuButton } from '@mui/base/MenuButton';
import { Menu } from '@mui/base/Menu';
import { Dropdown } from '@mui/base/Dropdown';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

let clicks = 0;

claim(
  'Clicking an item calls its onClick, closes the menu, and returns the focus to the button.',
  'UnstyledMenu',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      clicks = 0;
      createRoot(place).render(
        React.createElement(
          Dropdown,
          null,
          React.createElement(MenuButton, null, 'File'),
          React.createElement(
            Menu,
            null,
            React.createElement(MenuItem, { onClick: () => clicks++ }, 'Print'),
          ),
        ),
      );
      await user.click('button', 'File');
      await user.click('menuitem', 'Print');
    },
    read: (demo) => [clicks, demo.has('menu'), demo.focused],
    holds: [1, false, 'button File'],
    contrary: [0, true, 'menuitem Print'],
  },
);

claim(
  'The arrow keys move the focus, so style the current item with :focus.',
  'UnstyledMenu',
  {
    drive: async (user, demo) => {
      await user.press('Tab', 'Enter', 'ArrowDown');
      demo.root.dataset.down = demo.focused;
      await user.press('ArrowUp');
    },
    read: (demo) => [demo.root.dataset.down ?? '', demo.focused],
    holds: ['menuitem As a drawing', 'menuitem As a table'],
    contrary: ['menuitem As a drawing', 'menuitem As a drawing'],
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
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(
          Dropdown,
          null,
          React.createElement(MenuButton, null, 'Album'),
          React.createElement(
            Menu,
            null,
            React.createElement(MenuItem, null, 'Rotate'),
            React.createElement(MenuItem, null, '✉ Save'),
            React.createElement(MenuItem, { label: 'Send' }, '✉ Send'),
          ),
        ),
      );
      await user.click('button', 'Album');
      await user.focus('menuitem', 'Rotate');
      await user.type('s');
    },
    read: (demo) => demo.focused,
    holds: 'menuitem ✉ Send',
    contrary: 'menuitem ✉ Save',
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

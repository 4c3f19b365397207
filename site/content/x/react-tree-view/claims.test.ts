import { claim } from 'vitrine/claims';

claim("Selecting a branch doesn't select its children.", 'TreeSelection.tsx', {
  drive: (user, demo) =>
    user.click(demo.query('[role=treeitem] .MuiTreeItem-label')),
  read: (demo) =>
    demo
      .all('treeitem')
      .flatMap((item) => (item.ariaSelected === 'true' ? item.computedName : [])),
  holds: ['Hardwood'],
  contrary: ['Hardwood', 'Oak', 'Ash'],
});

claim("Items don't support onFocus: the focus stays on the tree.", 'TreeBasic.tsx', {
  drive: (user) => user.press('Tab', 'ArrowDown', 'ArrowDown'),
  read: (demo) => [demo.focused, demo.active],
  holds: ['tree Garden', 'treeitem Thyme'],
  contrary: ['treeitem Thyme', ''],
});

claim('The whole tree is one tab stop.', 'TreeSelection.tsx', {
  drive: (user) => user.press('Tab', 'ArrowDown', 'Tab', 'Shift+Tab'),
  read: (demo) => [
    demo.focused,
    demo.root.querySelectorAll('[tabindex="0"]').length,
  ],
  holds: ['tree Woods', 1],
  contrary: ['', 5],
});

claim(
  "People can't select or expand disabled items or their children.",
  'TreeDisabled.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Tab', 'ArrowDown', 'ArrowDown', 'Space');
    },
    read: (demo) => [
      demo.active,
      demo.all('treeitem').filter((item) => item.ariaSelected === 'true').length,
    ],
    holds: ['treeitem Glass (full)', 0],
    contrary: ['treeitem Glass (full)', 1],
  },
);

claim(
  'Set another `TransitionComponent` on an item, like Harbor above, or for all items in the theme.',
  'TreeContent.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight');
    },
    read: (demo) =>
      demo
        .all('group')
        .map((group) => [group.tagName, group.matches('.MuiCollapse-root')]),
    holds: [
      ['UL', true],
      ['UL', false],
    ],
    contrary: [
      ['UL', true],
      ['UL', true],
    ],
  },
);

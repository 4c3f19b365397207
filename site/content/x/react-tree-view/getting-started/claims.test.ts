import { claim } from 'vitrine/claims';

claim('A click on an item with children opens it and selects it.', 'StartTree.tsx', {
  drive: (user, demo) => user.click(demo.query('.MuiTreeItem-content')),
  read: (demo) => {
    const item = demo.query('[role=treeitem]');
    return [item.getAttribute('aria-expanded'), item.getAttribute('aria-selected')];
  },
  holds: ['true', 'true'],
  contrary: ['true', 'false'],
});

claim(
  'ArrowRight opens the focused item, and a second ArrowRight moves to its first child.',
  'StartTree.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowRight', 'ArrowRight');
    },
    read: (demo) => demo.active,
    holds: 'treeitem Kitchen',
    contrary: 'treeitem Ground floor',
  },
);

claim(
  'The tree has that name, and each item with children reports whether it is open.',
  'StartTree.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight'),
    read: (demo) => [
      demo.has('tree', 'Rooms'),
      ...demo.all('treeitem').map((item) => item.ariaExpanded),
    ],
    holds: [true, 'true', null, null, 'false'],
    contrary: [true, 'false', null, null, 'false'],
  },
);

import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
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
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const item = (nodeId: string, props: object, ...children: React.ReactNode[]) =>
        React.createElement(
          TreeItem,
          { key: nodeId, nodeId, label: nodeId, ...props },
          ...children,
        );
      createRoot(place).render(
        React.createElement(
          TreeView,
          {
            'aria-label': 'Own',
            disabledItemsFocusable: true,
            defaultExpanded: ['open'],
          },
          item('shut', { disabled: true }, item('inner', {})),
          item('open', { disabled: true }, item('child', {}, item('deep', {}))),
        ),
      );
      await user.focus('tree', 'Own');
      for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown']) {
        await user.press(key);
      }
      await user.press('ArrowRight', 'Enter');
    },
    read: ({ root }) =>
      [...root.querySelectorAll('section [role=treeitem]')].map((item) =>
        [
          item.querySelector('.MuiTreeItem-label')!.textContent,
          item.ariaExpanded ?? 'leaf',
          item.ariaSelected === 'true',
        ].join(' '),
      ),
    holds: ['shut false false', 'open true false', 'child false false'],
    contrary: ['shut true true', 'open true true', 'child true true'],
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

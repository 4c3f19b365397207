import Stack from '@mui/material/Stack';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  "By default, the gap is a margin on every child but the first, and it overrides the children's own margins.",
  'StackBasic.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const child = (key: number) =>
        React.createElement(Stack, { key, sx: { m: 5 } });
      createRoot(place).render(
        React.createElement(Stack, { spacing: 2 }, [child(1), child(2), child(3)]),
      );
    },
    read: (demo) =>
      [...demo.query('section > div').children].map(
        (child) => getComputedStyle(child).marginTop,
      ),
    holds: ['0px', '16px', '16px'],
    contrary: ['40px', '40px', '40px'],
  },
);

claim('Children stretch to the width of the column.', 'StackBasic.tsx', {
  read: (demo) =>
    demo.query('button').offsetWidth === demo.query('form').offsetWidth,
  holds: true,
  contrary: false,
});

claim('`useFlexGap` uses the CSS property `gap` instead.', 'StackWrap.tsx', {
  read: (demo) => [
    getComputedStyle(demo.query('.MuiStack-root')).gap,
    getComputedStyle(demo.query('.MuiChip-root:nth-child(2)')).marginLeft,
  ],
  holds: ['8px', '0px'],
  contrary: ['normal', '8px'],
});

claim(
  '`divider` is an element that is inserted between the children, never before the first or after the last.',
  'StackDivider.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiStack-root').children].map((child) => child.tagName),
    holds: ['P', 'HR', 'P', 'HR', 'P'],
    contrary: ['P', 'HR', 'P', 'HR', 'P', 'HR'],
  },
);

claim('An automatic margin pushes children apart.', 'StackPush.tsx', {
  read: (demo) => {
    const start = demo.the('button', 'Delete').getBoundingClientRect().right;
    return demo.the('button', 'Cancel').getBoundingClientRect().left - start > 100;
  },
  holds: true,
  contrary: false,
});

claim(
  'Stacks inside a stack: the page is a column, each product a row from `sm` up, and the total goes to the end with an automatic margin.',
  'StackOrder.tsx',
  {
    drive: (user) => user.click('button', 'One Cloudberry jam more'),
    read: (demo) => {
      const total = demo.the('status');
      const end = total.parentElement?.getBoundingClientRect().right ?? 0;
      return [
        demo.text('status'),
        Math.round(end - total.getBoundingClientRect().right),
      ];
    },
    holds: ['Total $18.70', 0],
    contrary: ['Total $11.20', 0],
  },
);

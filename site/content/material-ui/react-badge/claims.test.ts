import Badge from '@mui/material/Badge';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { claim } from 'vitrine/claims';

claim(
  'Numbers above `max` are cut to the maximum and a plus sign.',
  'BadgeMax.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiBadge-badge')].map(
        (badge) => badge.textContent ?? '',
      ),
    holds: ['99', '99+', '999+', '0'],
    contrary: ['99', '1000', '1000', '0'],
  },
);

claim(
  'While it shrinks to nothing after reaching zero, it keeps showing the last number.',
  'BadgeVisibility.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Read one');
      await user.click('button', 'Read one');
    },
    read: (demo) => [
      demo.query('.MuiBadge-badge').textContent ?? '',
      demo.query('.MuiBadge-badge').classList.contains('MuiBadge-invisible'),
    ],
    holds: ['1', true],
    contrary: ['0', true],
  },
);

claim(
  'A dot never shows its content, and it stays visible without one.',
  'BadgeDots.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiBadge-dot')].map(
        (dot) => `${dot.textContent}${dot.classList.contains('MuiBadge-invisible')}`,
      ),
    holds: ['false', 'false'],
    contrary: ['7false', 'true'],
  },
);

claim('Where both are given, `slots` and `slotProps` win.', 'BadgeSlots.tsx', {
  read: () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      React.createElement(Badge, {
        badgeContent: 8,
        slots: { root: 'section' },
        components: { Root: 'aside' },
        slotProps: { badge: { title: 'from slotProps' } },
        componentsProps: { badge: { title: 'from componentsProps' } },
      }),
    );
    const badge = page.querySelector<HTMLElement>('.MuiBadge-badge')!;
    return [page.firstElementChild!.tagName, badge.title];
  },
  holds: ['SECTION', 'from slotProps'],
  contrary: ['ASIDE', 'from componentsProps'],
});

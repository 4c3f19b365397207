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
  read: (demo) => demo.query('.both .MuiBadge-badge').title,
  holds: 'from slotProps',
  contrary: 'from componentsProps',
});

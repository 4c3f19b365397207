import { claim } from 'vitrine/claims';

claim(
  '`fontSize` is `small` (20 px), `medium` (24 px, the standard), `large` (35 px) or `inherit`, which follows the surrounding text.',
  'IconSizes.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('svg')].map((icon) =>
        Math.round(icon.getBoundingClientRect().width),
      ),
    holds: [20, 24, 35, 18],
    contrary: [20, 24, 35, 24],
  },
);

claim('It already has `aria-hidden`; keep it.', 'IconSizes.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('svg')].map((icon) =>
      icon.getAttribute('aria-hidden'),
    ),
  holds: ['true', 'true', 'true', 'true'],
  contrary: [null, null, null, null],
});

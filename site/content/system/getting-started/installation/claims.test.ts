import { claim } from 'vitrine/claims';

claim(
  'p: 2 is 16 pixels of padding, two steps of the default spacing.',
  'InstallBox.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('*')].some(
        (element) => getComputedStyle(element).padding === '16px',
      ),
    holds: true,
    contrary: false,
  },
);

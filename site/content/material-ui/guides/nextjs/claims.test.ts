import { claim } from 'vitrine/claims';

claim(
  'Prefer `display` in `sx`, as here, for what is visible at once.',
  'NextHidden.tsx',
  {
    read: (demo) => {
      const shown = ['Pages', 'Routes'].filter((name) => demo.has('button', name));
      return [
        demo.root.querySelectorAll('button').length,
        shown.join(),
        matchMedia('(min-width: 600px)').matches,
      ];
    },
    holds: [2, 'Routes', true],
    contrary: [1, 'Routes', true],
  },
);

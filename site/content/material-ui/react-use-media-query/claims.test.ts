import { claim } from 'vitrine/claims';

claim(
  '`matchMedia` replaces the browser’s function: for the window of a frame, or for a test.',
  'MediaQueryOptions.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Width');
      await user.press('ArrowRight');
    },
    read: (demo) => demo.text('status'),
    holds: 'A window of 600 pixels is wide.',
    contrary: 'A window of 600 pixels is narrow.',
  },
);

claim(
  'The hook returns whether the query matches now, and renders again when that changes.',
  'MediaQueryBasic.tsx',
  {
    read: (demo) =>
      demo.text('status') === `(min-width:600px) matches: ${innerWidth >= 600}`,
    holds: true,
    contrary: false,
  },
);

claim('Any media query works, not only widths.', 'MediaQueryPreferences.tsx', {
  read: (demo) => [
    demo.names('listitem').length,
    demo.query('li:last-child').textContent ?? '',
  ],
  holds: [3, 'Being printedNo'],
  contrary: [3, 'Being printedYes'],
});

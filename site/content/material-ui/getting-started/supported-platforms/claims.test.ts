import { claim } from 'vitrine/claims';

claim(
  'With React 18, the input has an id in the markup of the server already, and its label points to it.',
  'PlatformIds.tsx',
  {
    read: (demo) => [
      demo.query('input').id !== '',
      demo.query('label').getAttribute('for') === demo.query('input').id,
    ],
    holds: [true, true],
    contrary: [false, false],
  },
);

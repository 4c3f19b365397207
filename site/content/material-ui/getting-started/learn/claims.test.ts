import { claim } from 'vitrine/claims';

claim(
  'Pressing the button changes the badge and the label of the button.',
  'LearnState.tsx',
  {
    drive: (user) => user.click('button', 'Hold it'),
    read: (demo) => [
      demo.query('.MuiChip-label').textContent,
      demo.has('button', 'Send it'),
    ],
    holds: ['Held back', true],
    contrary: ['On its way', false],
  },
);

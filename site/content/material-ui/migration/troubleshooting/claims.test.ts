import { claim } from 'vitrine/claims';

claim(
  'After the button is pressed, the notice is in the page and visible.',
  'TroubleRef.tsx',
  {
    drive: (user) => user.click('button', 'Save'),
    read: (demo) => demo.has('status'),
    holds: true,
    contrary: false,
  },
);

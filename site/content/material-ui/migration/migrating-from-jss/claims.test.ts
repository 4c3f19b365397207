import { claim } from 'vitrine/claims';

claim(
  'A click on a row selects it, and its background comes from the theme.',
  'JssRows.tsx',
  {
    drive: (user) => user.click('button', 'Order 4031'),
    read: (demo) =>
      demo
        .all('button')
        .map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    holds: [false, true, false],
    contrary: [true, false, false],
  },
);

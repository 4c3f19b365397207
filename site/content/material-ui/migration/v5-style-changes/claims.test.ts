import { claim } from 'vitrine/claims';

claim(
  'With the default theme, theme.spacing(2) is the string 16px.',
  'StyleSpacing.tsx',
  {
    read: (demo) => demo.query('td').textContent,
    holds: '"16px"',
    contrary: '16',
  },
);

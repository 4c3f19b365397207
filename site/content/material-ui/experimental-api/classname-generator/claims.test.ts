import { claim } from 'vitrine/claims';

claim(
  'The class for a disabled button is Mui-disabled, without the name of the component.',
  'ClassNames.tsx',
  {
    read: (demo) => demo.query('tbody tr:last-child td:last-child').textContent,
    holds: 'Mui-disabled',
    contrary: 'MuiButton-disabled',
  },
);

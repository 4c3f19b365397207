import { claim } from 'vitrine/claims';

claim(
  'Choosing Dark sets the attribute data-vars-scheme of the box to dark.',
  'VariablesMode.tsx',
  {
    drive: (user) => user.click('button', 'Dark'),
    read: (demo) => demo.query('.MuiPaper-root').getAttribute('data-vars-scheme'),
    holds: 'dark',
    contrary: 'light',
  },
);

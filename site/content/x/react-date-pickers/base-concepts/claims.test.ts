import { claim } from 'vitrine/claims';

claim(
  'Pressing the field of the mobile variant opens a dialog.',
  'ConceptVariants.tsx',
  {
    drive: (user, demo) => user.click(demo.all('textbox')[1]),
    read: (demo) => demo.all('dialog').length,
    holds: 1,
    contrary: 0,
  },
);

import { claim } from 'vitrine/claims';

claim(
  '`onError` gets a code such as `minDate` instead of a message.',
  'PickersErrors.tsx',
  {
    read: (demo) => demo.query('.MuiFormHelperText-root').textContent ?? '',
    holds: 'The season begins on May 1.',
    contrary: ' ',
  },
);

claim(
  'A picker and its keyboard variant are one component: every field can be typed into.',
  'PickersField.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.query('input'));
      await user.type('05172024');
    },
    read: (demo) => demo.query('input').getAttribute('value') ?? '',
    holds: '05/17/2024',
    contrary: 'MM/DD/YYYY',
  },
);

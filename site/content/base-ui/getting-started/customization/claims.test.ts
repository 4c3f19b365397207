import { claim } from 'vitrine/claims';

claim(
  'Pressing Space on the switch adds the class Mui-checked to its root.',
  'CustomSwitch',
  {
    drive: (user) => user.press('Tab', 'Space'),
    read: (demo) =>
      demo.query('input').parentElement!.classList.contains('Mui-checked'),
    holds: true,
    contrary: false,
  },
);

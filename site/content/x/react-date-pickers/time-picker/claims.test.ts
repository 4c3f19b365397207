import { claim } from 'vitrine/claims';

claim(
  'A typed time can break the rules; say what is allowed.',
  'TimePickerLimits.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.query('input'));
      await user.press('ArrowLeft', 'ArrowLeft');
      await user.type('07');
    },
    read: (demo) => [
      (demo.query('input') as HTMLInputElement).ariaInvalid,
      demo.query('.MuiFormHelperText-root').textContent,
    ],
    holds: ['true', 'We open at 8.'],
    contrary: ['false', 'From 8 to 18'],
  },
);

claim(
  'Set `ampm` if people expect something else; timetables, for example, use 24 hours.',
  'TimePickerCycle.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('input')].map((field) =>
        field.value.replaceAll(/[^\w: ]/g, ''),
      ),
    holds: ['05:30 PM', '17:30'],
    contrary: ['05:30 PM', '05:30 PM'],
  },
);

claim('The locale sets the default.', 'TimePickerBasic.tsx', {
  read: (demo) =>
    (demo.query('input') as HTMLInputElement).value.replaceAll(/[^\w: ]/g, ''),
  holds: '06:45 AM',
  contrary: '06:45',
});

import { claim } from 'vitrine/claims';

claim('With the focus on a section, ArrowUp adds one to it.', 'StartPicker.tsx', {
  drive: async (user) => {
    await user.press('Tab', 'ArrowUp');
  },
  read: (demo) => demo.query('input').getAttribute('value'),
  holds: '06/17/2024',
  contrary: '05/18/2024',
});

claim(
  'onChange is called with null when the field is emptied, and with an invalid date while somebody types.',
  'StartValue.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Control+a', 'Backspace');
    },
    read: (demo) => demo.query('output').textContent,
    holds: 'Enter the day of your arrival.',
    contrary: 'You leave on 20 May.',
  },
);

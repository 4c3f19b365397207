import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
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

claim(
  'A picker without a provider throws an error that begins with `MUI: Can not find the date and time pickers localization context`.',
  'StartPicker.tsx',
  {
    read: () => {
      try {
        return renderToString(React.createElement(DatePicker));
      } catch (error) {
        return (error as Error).message.split('.')[0]!;
      }
    },
    holds: 'MUI: Can not find the date and time pickers localization context',
    contrary: '',
  },
);

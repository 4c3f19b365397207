import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { claim } from 'vitrine/claims';

let values: string[] = [];

claim('With the focus on a section, ArrowUp adds one to it.', 'StartPicker.tsx', {
  drive: async (user) => {
    await user.press('Tab', 'ArrowUp');
  },
  read: (demo) => demo.query('input').getAttribute('value'),
  holds: '06/17/2024',
  contrary: '05/18/2024',
});

claim(
  '`onChange` is called with `null` when the field is cleared, and with an invalid date when a section of a valid date is cleared.',
  'StartValue.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      values = [];
      const picker = React.createElement(DatePicker<dayjs.Dayjs>, {
        label: 'Own',
        defaultValue: dayjs('2024-05-17'),
        onChange: (value) =>
          values.push(value === null ? 'null' : String(value.isValid())),
      });
      createRoot(place).render(
        React.createElement(
          LocalizationProvider,
          { dateAdapter: AdapterDayjs },
          picker,
        ),
      );
      await user.focus('textbox', 'Own');
      await user.press('ArrowRight', 'Backspace', 'Control+a', 'Backspace');
    },
    read: () => values,
    holds: ['false', 'null'],
    contrary: ['null', 'null'],
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

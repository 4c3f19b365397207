import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import * as React from 'react';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim } from 'vitrine/claims';

/** A field's value without the marks that keep its reading direction. */
const shown = (field: HTMLInputElement) =>
  field.value.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

claim('Set three independent things:', 'LocaleGerman.tsx', {
  drive: (user, demo) => user.click(demo.query('button')),
  read: (demo) => [
    demo.has('button', 'Nächster Monat'),
    demo.names('columnheader'),
    shown(demo.query('input') as HTMLInputElement),
  ],
  holds: [
    true,
    [
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ],
    '17.05.2024',
  ],
  contrary: [
    false,
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    '05/17/2024',
  ],
});

claim(
  'The value stays the same moment; only its format changes.',
  'LocaleSwitch.tsx',
  {
    drive: (user) => user.click('button', 'de'),
    read: (demo) => shown(demo.query('input') as HTMLInputElement),
    holds: '17.05.2024 15:30',
    contrary: '05/17/2024 03:30 PM',
  },
);

claim('`en` uses 12 hours, `en-gb` 24.', 'LocaleSwitch.tsx', {
  drive: (user) => user.click('button', 'en-gb'),
  read: (demo) => shown(demo.query('input') as HTMLInputElement),
  holds: '17/05/2024 15:30',
  contrary: '17/05/2024 03:30 PM',
});

claim('A custom format uses the tokens of the date library.', 'LocaleFormats.tsx', {
  read: (demo) => [...demo.root.querySelectorAll('input')].map(shown),
  holds: ['2024-05-07', '07 May 2024', 'Tuesday, 07 May'],
  contrary: ['05/07/2024', '05/07/2024', '05/07/2024'],
});

claim(
  'Fields pad numbers with zeros: `D` shows `07` unless `shouldRespectLeadingZeros` is set.',
  'LocaleFormats.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const field = React.createElement(DateField, {
        format: 'D MMM YYYY',
        defaultValue: dayjs('2024-05-07'),
        shouldRespectLeadingZeros: true,
      });
      createRoot(place).render(
        React.createElement(
          LocalizationProvider,
          { dateAdapter: AdapterDayjs },
          field,
        ),
      );
    },
    read: (demo) => [...demo.root.querySelectorAll('input')].map(shown).slice(1),
    holds: ['07 May 2024', 'Tuesday, 07 May', '7 May 2024'],
    contrary: ['7 May 2024', 'Tuesday, 7 May', '7 May 2024'],
  },
);

claim(
  'They are shortened to one letter, so two days may look the same; `dayOfWeekFormatter` changes them.',
  'LocaleWeek.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const calendar = React.createElement(DateCalendar);
      createRoot(place).render(
        React.createElement(
          LocalizationProvider,
          { dateAdapter: AdapterDayjs },
          calendar,
        ),
      );
    },
    read: (demo) => {
      const letters = demo
        .all('columnheader')
        .map((header) => header.textContent ?? '');
      return [letters.slice(0, 7).join(), letters.slice(7).join()];
    },
    holds: ['Mo,Tu,We,Th,Fr,Sa,Su', 'S,M,T,W,T,F,S'],
    contrary: ['M,T,W,T,F,S,S', 'S,M,T,W,T,F,S'],
  },
);

claim('The key can be set on the provider or on one picker.', 'LocaleTexts.tsx', {
  drive: async (_user, { root }) => {
    const place = document.createElement('section');
    root.append(place);
    const localeText = { fieldDayPlaceholder: () => 'day' };
    const props = { format: 'DD' };
    createRoot(place).render([
      React.createElement(
        LocalizationProvider,
        { key: 1, dateAdapter: AdapterDayjs, localeText },
        React.createElement(DatePicker, props),
      ),
      React.createElement(
        LocalizationProvider,
        { key: 2, dateAdapter: AdapterDayjs },
        React.createElement(DatePicker, { ...props, localeText }),
      ),
    ]);
  },
  read: (demo) =>
    [...demo.root.querySelectorAll<HTMLInputElement>('section input')].map(
      (field) => shown(field) || field.placeholder,
    ),
  holds: ['day', 'day'],
  contrary: ['day', 'DD'],
});

import * as React from 'react';
import { createRoot } from 'react-dom/client';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { claim } from 'vitrine/claims';

/** Renders a picker below the demo, for what no demo shows. */
function below(root: HTMLElement, picker: React.ReactElement) {
  const place = document.createElement('section');
  root.append(place);
  createRoot(place).render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>,
  );
}

/** How many years stand in the first row of the years that are open. */
function yearsInRow(years: HTMLElement[]) {
  const top = years[0]!.getBoundingClientRect().top;
  return years.filter((year) => year.getBoundingClientRect().top === top).length;
}

claim(
  'The up and down arrow keys change the selected section; typing digits fills it and moves to the next.',
  'DatePickerBasic.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight');
      await user.type('08');
      await user.type('2025');
    },
    read: (demo) =>
      demo.value('textbox', 'Day of arrival').replaceAll(/[^\d/]/g, ''),
    holds: '06/08/2025',
    contrary: '05/08/2024',
  },
);

claim(
  'They can still type them: the field then turns red, and onError reports the reason.',
  'DatePickerLimits.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('07012024');
    },
    read: (demo) => [
      demo.value('textbox', 'Day of the repair').replaceAll(/[^\d/]/g, ''),
      demo.query('.MuiFormHelperText-root').textContent ?? '',
    ],
    holds: ['07/01/2024', 'The workshop closes at the end of June.'],
    contrary: ['06/30/2024', 'Monday to Saturday'],
  },
);

claim(
  "People can't choose days outside minDate and maxDate in the calendar.",
  'DatePickerLimits.tsx',
  {
    drive: async (user, demo) => {
      const isDisabled = (day: string) =>
        String((demo.the('gridcell', day) as HTMLButtonElement).disabled);
      await user.click(demo.all('button')[0]!);
      demo.root.dataset.may = ['1', '2'].map(isDisabled).join();
      demo.root.dataset.next = String(
        (demo.the('button', 'Next month') as HTMLButtonElement).disabled,
      );
      await user.click('button', 'Next month');
      await user.hover('gridcell', '30');
      demo.root.dataset.after = String(
        (demo.the('button', 'Next month') as HTMLButtonElement).disabled,
      );
    },
    read: ({ root }) => [
      root.dataset.may ?? '',
      root.dataset.next ?? '',
      root.dataset.after ?? '',
    ],
    holds: ['true,false', 'false', 'true'],
    contrary: ['false,false', 'false', 'false'],
  },
);

claim(
  'onAccept is called when a day is chosen in the calendar.',
  'DatePickerEvents.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Choose date, selected date is May 21, 2024');
      await user.click('gridcell', '24');
    },
    read: (demo) => demo.text('status'),
    holds: 'Changed: 1, accepted: 1',
    contrary: 'Changed: 1, accepted: 0',
  },
);

claim(
  'Typing a date calls onChange on the way and never onAccept, so a form that saves has to handle onChange as well.',
  'DatePickerEvents.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('04172025');
    },
    read: (demo) => demo.text('status'),
    holds: 'Changed: 6, accepted: 0',
    contrary: 'Changed: 6, accepted: 1',
  },
);

claim(
  'Choosing a year calls `onYearChange`, then moves on to the months.',
  'DatePickerReading.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Enter a reading');
      await user.click('button', 'Year');
      await user.click('radio', '2023');
    },
    read: (demo) => [
      demo.text('status'),
      demo.has('radio', '2023'),
      demo.has('radio', 'June'),
    ],
    holds: ['Readings of 2023', false, true],
    contrary: ['Readings of 2024', true, false],
  },
);

claim(
  'Ten at night in UTC is already the next day in Tokyo:',
  'DatePickerZones.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('input')].map((field) =>
        field.value.replaceAll(/[^\d/]/g, ''),
      ),
    holds: ['05/17/2024', '05/18/2024'],
    contrary: ['05/17/2024', '05/17/2024'],
  },
);

let rows: number[] = [];

claim(
  'Years stand four in a row on desktop and three in the dialog, which also has a title above them.',
  'DatePickerVariants.tsx',
  {
    drive: async (user, demo) => {
      rows = [];
      const years = 'calendar view is open, switch to year view';
      await user.click('button', 'Choose date, selected date is May 17, 2024');
      await user.click('button', years);
      rows.push(yearsInRow(demo.all('radio')));
      await user.press('Escape');
      await user.click(demo.all('textbox')[1]!);
      await user.click('button', years);
      rows.push(yearsInRow(demo.all('radio')));
    },
    read: (demo) => [...rows, demo.has('heading', 'Fri, May 17')],
    holds: [4, 3, true],
    contrary: [3, 4, false],
  },
);

let reason = '';

claim(
  'The static one has no field that could turn red, so show the reason yourself:',
  'DatePickerStatic.tsx',
  {
    drive: async (_user, { root }) => {
      reason = '';
      below(
        root,
        <StaticDatePicker
          value={dayjs('2024-05-17')}
          maxDate={dayjs('2024-05-01')}
          onError={(error) => (reason = error ?? '')}
        />,
      );
    },
    read: ({ root }) => [
      reason,
      root.querySelectorAll('section [aria-invalid="true"], section .Mui-error')
        .length,
    ],
    holds: ['maxDate', 0],
    contrary: ['', 1],
  },
);

let opened: number[] = [];

claim(
  '`MobileDatePicker` ignores it: its field opens the dialog unless it is `readOnly` or `disabled`.',
  'DatePickerVariants.tsx',
  {
    drive: async (user, demo) => {
      opened = [];
      below(demo.root, <MobileDatePicker readOnly value={dayjs('2024-05-18')} />);
      below(
        demo.root,
        <MobileDatePicker disableOpenPicker value={dayjs('2024-05-19')} />,
      );
      for (const day of [18, 19]) {
        await user.click(
          'textbox',
          `Choose date, selected date is May ${day}, 2024`,
        );
        opened.push(demo.all('dialog').length);
      }
    },
    read: () => opened,
    holds: [0, 1],
    contrary: [0, 0],
  },
);

claim(
  'The mobile field has no icon until you give it one.',
  'DatePickerVariants.tsx',
  {
    drive: async (_user, { root }) => {
      const icon = <svg />;
      below(root, <MobileDatePicker />);
      below(
        root,
        <MobileDatePicker
          slotProps={{ textField: { InputProps: { endAdornment: icon } } }}
        />,
      );
    },
    read: ({ root }) =>
      [...root.querySelectorAll('section')].map(
        (place) => place.querySelectorAll('svg').length,
      ),
    holds: [0, 1],
    contrary: [1, 1],
  },
);

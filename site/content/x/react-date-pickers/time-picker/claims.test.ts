import 'dayjs/locale/de';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claim } from 'vitrine/claims';

const provider = { dateAdapter: AdapterDayjs };

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
  read: () =>
    ['en', 'de'].map((adapterLocale) => {
      const picker = h(TimePicker, { defaultValue: dayjs('2024-05-17T17:30') });
      const markup = renderToString(
        h(LocalizationProvider, { ...provider, adapterLocale }, picker),
      );
      return /value="([^"]*)"/.exec(markup)![1]!.replaceAll(/[^\w: ]/g, '');
    }),
  holds: ['05:30 PM', '17:30'],
  contrary: ['05:30 PM', '05:30 PM'],
});

claim(
  'With `view` and `onViewChange`, you control the view, so that steps above the clock can lead to it.',
  'TimePickerKiosk.tsx',
  {
    drive: (user) => user.click('button', 'Hour'),
    read: (demo) => demo.has('option', '16 hours'),
    holds: true,
    contrary: false,
  },
);

claim(
  '`timezone` sets the zone in which a picker shows and changes its value, which stays one moment.',
  'TimePickerZones.tsx',
  {
    drive: async (user) => {
      await user.click('textbox', 'Call, in São Paulo');
      await user.press('ArrowLeft', 'ArrowLeft', 'ArrowUp');
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('input')].map((field) =>
        field.value.replaceAll(/[^\d:]/g, ''),
      ),
    holds: ['15:00', '11:00'],
    contrary: ['14:00', '11:00'],
  },
);

claim(
  '`MobileTimePicker` has no button, so no slot for its icon.',
  'TimePickerVariants.tsx',
  {
    read: (demo) => [demo.all('textbox').length, demo.all('button').length],
    holds: [2, 1],
    contrary: [2, 2],
  },
);

claim(
  'On a component, `toolbarTitle` is the key of the title; in a `LocalizationProvider`, which holds the titles of all pickers, it is `timePickerToolbarTitle`.',
  'TimePickerStatic.tsx',
  {
    read: () => {
      const texts = [
        { toolbarTitle: 'Pick-up' },
        { timePickerToolbarTitle: 'Pick-up' },
      ];
      const onComponent = texts.map((localeText) =>
        renderToString(
          h(LocalizationProvider, provider, h(StaticTimePicker, { localeText })),
        ),
      );
      const inProvider = texts.map((localeText) =>
        renderToString(
          h(LocalizationProvider, { ...provider, localeText }, h(StaticTimePicker)),
        ),
      );
      return [...onComponent, ...inProvider].map((markup) =>
        markup.includes('Pick-up'),
      );
    },
    holds: [true, true, false, true],
    contrary: [false, true, true, true],
  },
);

claim(
  'The field pads its numbers, so `m` shows the same as `mm` unless `slotProps.field` has `shouldRespectLeadingZeros`.',
  'TimePickerSeconds.tsx',
  {
    read: () =>
      ['m:ss', 'mm:ss', ''].map((format) => {
        const picker = h(TimePicker, {
          format: format || 'm:ss',
          slotProps: format ? {} : { field: { shouldRespectLeadingZeros: true } },
          defaultValue: dayjs('2024-05-17T00:01:42'),
        });
        const markup = renderToString(h(LocalizationProvider, provider, picker));
        return /value="([^"]*)"/.exec(markup)![1]!.replaceAll(/[^\d:]/g, '');
      }),
    holds: ['01:42', '01:42', '1:42'],
    contrary: ['1:42', '01:42', '01:42'],
  },
);

claim(
  "`format` replaces it, with words in the date library's brackets.",
  'TimePickerSeconds.tsx',
  {
    read: (demo) => demo.value('textbox', 'Lap time').replaceAll(/[^\w ]/g, ''),
    holds: '01 min 42 s',
    contrary: '0142',
  },
);

import { claim } from 'vitrine/claims';

claim(
  'The up and down arrow keys change the selected section; typing digits fills it and moves to the next.',
  'DatePickerBasic.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'ArrowUp', 'ArrowRight');
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
  'On desktop, the calendar closes when a day is chosen; in the mobile dialog, people press a button.',
  'DatePickerBasic.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.all('button')[0]!);
      await user.click('gridcell', '20');
    },
    read: (demo) => [
      demo.has('dialog'),
      demo.value('textbox', 'Day of arrival').replaceAll(/[^\d/]/g, ''),
    ],
    holds: [false, '05/20/2024'],
    contrary: [true, '05/20/2024'],
  },
);

claim(
  "People can't choose days outside minDate and maxDate in the calendar.",
  'DatePickerLimits.tsx',
  {
    drive: (user, demo) => user.click(demo.all('button')[0]!),
    read: (demo) => (demo.the('gridcell', '1') as HTMLButtonElement).disabled,
    holds: true,
    contrary: false,
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

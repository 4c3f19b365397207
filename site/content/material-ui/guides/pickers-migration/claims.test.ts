import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
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

claim('The field of the desktop variant can be typed into.', 'PickersField.tsx', {
  drive: async (user, demo) => {
    await user.click(demo.query('input'));
    await user.type('05172024');
  },
  read: (demo) => demo.query('input').getAttribute('value') ?? '',
  holds: '05/17/2024',
  contrary: 'MM/DD/YYYY',
});

claim('The default variant of the field is `outlined`.', 'PickersAfter.tsx', {
  read: (demo) =>
    ['outlined', 'standard'].map(
      (name) =>
        demo.root.querySelectorAll(
          name === 'outlined' ? '.MuiOutlinedInput-root' : '.MuiInput-underline',
        ).length > 0,
    ),
  holds: [true, false],
  contrary: [false, true],
});

let variants: string[] = [];

claim(
  'Without `matchMedia`, as in jsdom, a picker renders the desktop variant; where a mock of it matches nothing, it renders the mobile one.',
  'PickersAfter.tsx',
  {
    drive: async (_user, { root }) => {
      variants = [];
      const { matchMedia } = window;
      const listen = { addListener() {}, removeListener() {} };
      for (const mock of [undefined, () => ({ matches: false, ...listen })]) {
        window.matchMedia = mock as unknown as typeof matchMedia;
        const place = document.createElement('section');
        root.append(place);
        const page = createRoot(place);
        flushSync(() =>
          page.render(
            h(LocalizationProvider, { dateAdapter: AdapterDayjs }, h(DatePicker)),
          ),
        );
        variants.push(place.querySelector('button') ? 'desktop' : 'mobile');
        page.unmount();
      }
      window.matchMedia = matchMedia;
    },
    read: () => variants,
    holds: ['desktop', 'mobile'],
    contrary: ['mobile', 'mobile'],
  },
);

import { claim } from 'vitrine/claims';

claim(
  "In this version it doesn't set `aria-invalid`: that takes `error` on the Input.",
  'JoyInputError.tsx',
  {
    drive: async (user) => {
      await user.focus('textbox', 'Voucher code');
      await user.press('Control+a');
      await user.type('4b7f0');
      await user.press('Tab');
    },
    read: (demo) => [
      demo.value('textbox', 'Voucher code'),
      demo.attribute('aria-invalid', 'textbox', 'Voucher code'),
    ],
    holds: ['4B7F0', 'true'],
    contrary: ['4B7F0', ''],
  },
);

claim(
  'Move a slider, and the parts that depend on the variable follow: the corners of the button are computed from those of the field.',
  'JoyInputVariables.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Corners');
      await user.press('End');
    },
    read: (demo) => [
      getComputedStyle(demo.query('.harbor-search')).borderRadius,
      parseFloat(getComputedStyle(demo.the('button', 'Clear')).borderRadius) > 20,
    ],
    holds: ['36px', true],
    contrary: ['36px', false],
  },
);

claim('`sm`, `md` and `lg` are 32, 36 and 44 pixels high.', 'JoyInputSizes.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll<HTMLElement>('.MuiInput-root')].map(
      (field) => field.offsetHeight,
    ),
  holds: [32, 36, 44],
  contrary: [32, 40, 48],
});

claim(
  'The Input keeps the text itself, and your code gets it when nothing has changed for a moment.',
  'JoyInputDebounced.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox', 'Search the archive');
      await user.type('fern');
    },
    read: (demo) => demo.text('status'),
    holds: 'Requests: 1, the last for “fern”',
    contrary: 'Requests: 4, the last for “fern”',
  },
);

claim(
  'It needs no state: the label comes after the `input` and follows its `:focus` and `:placeholder-shown`.',
  'JoyInputFloating.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('Quay 4');
      await user.press('Tab');
    },
    read: (demo) => [
      demo.value('textbox', 'Street and number'),
      Number.parseFloat(getComputedStyle(demo.query('label')).fontSize),
    ],
    holds: ['Quay 4', 12],
    contrary: ['Quay 4', 16],
  },
);

claim(
  'The words below the field are its description; the bar only repeats them.',
  'JoyInputStrength.tsx',
  {
    drive: async (user) => {
      await user.press('Tab');
      await user.type('four quiet swans');
    },
    read: (demo) => {
      const input = demo.query('input');
      const by = document.getElementById(
        input.getAttribute('aria-describedby') ?? '',
      );
      return [by?.textContent ?? '', demo.has('progressbar')];
    },
    holds: ['Long enough', false],
    contrary: ['', true],
  },
);

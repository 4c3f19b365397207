import { claim } from 'vitrine/claims';

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll('input')].map((box) => box.checked);

claim(
  'FormControlLabel puts text beside it and makes both one target: a click on the text also toggles the box.',
  'CheckboxBasic.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('label:nth-of-type(2) .MuiFormControlLabel-label')),
    read: (demo) => boxes(demo.root),
    holds: [true, true, true],
    contrary: [true, false, true],
  },
);

claim(
  'The prop changes only the icon: you still control checked, and a click on the mixed state should select the rest.',
  'CheckboxParent.tsx',
  {
    drive: (user) => user.click('checkbox', 'All files'),
    read: (demo) => boxes(demo.root),
    holds: [true, true, true, true],
    contrary: [false, false, false, false],
  },
);

claim(
  'The mixed state is drawn and marked with `data-indeterminate`.',
  'CheckboxParent.tsx',
  {
    read: (demo) => demo.query('input').dataset.indeterminate ?? '',
    holds: 'true',
    contrary: '',
  },
);

claim("It isn't announced.", 'CheckboxParent.tsx', {
  read: (demo) => {
    const box = demo.query('input') as HTMLInputElement;
    return [box.indeterminate, box.ariaChecked];
  },
  holds: [false, null],
  contrary: [true, 'mixed'],
});

claim(
  'A box that is partly checked says so to screen readers as well, and a status line counts what is missing.',
  'CheckboxPacking.tsx',
  {
    drive: (user) => user.click('checkbox', 'Hat'),
    read: (demo) => [
      (demo.query('[role=group] input') as HTMLInputElement).indeterminate,
      demo.text('status'),
    ],
    holds: [true, '7 of 10 things are missing'],
    contrary: [false, '8 of 10 things are missing'],
  },
);

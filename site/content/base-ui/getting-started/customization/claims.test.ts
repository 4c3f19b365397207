import { claim } from 'vitrine/claims';

claim(
  'Pressing Space on the switch adds the class Mui-checked to its root.',
  'CustomSwitch',
  {
    drive: (user) => user.press('Tab', 'Space'),
    read: (demo) =>
      demo.query('input').parentElement!.classList.contains('Mui-checked'),
    holds: true,
    contrary: false,
  },
);

claim(
  "Each part of a switch has a class, such as `MuiSwitch-thumb`, and the switch's root has the state classes.",
  'CustomSwitch',
  {
    drive: (user) => user.press('Tab', 'Space'),
    read: (demo) =>
      ['root', 'input', 'track', 'thumb'].map((part) => {
        const { classList } = demo.query(`.MuiSwitch-${part}`);
        return [
          classList.contains('Mui-checked'),
          classList.contains('Mui-focusVisible'),
        ];
      }),
    holds: [
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ],
    contrary: [
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ],
  },
);

claim(
  'Then a click anywhere reaches it, and screen readers find a real input.',
  'CustomHook.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.root.querySelectorAll('.custom-text')[1]!),
    read: (demo) =>
      ['Water the tomatoes', 'Tie up the beans'].map((name) => {
        const field = demo.the('checkbox', name) as HTMLInputElement;
        return [field.tagName, field.checked];
      }),
    holds: [
      ['INPUT', true],
      ['INPUT', true],
    ],
    contrary: [
      ['INPUT', true],
      ['INPUT', false],
    ],
  },
);

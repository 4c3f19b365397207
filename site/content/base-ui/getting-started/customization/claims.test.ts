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
  'Every part has a class, `MuiSwitch-thumb`, and the root has the state classes.',
  'CustomSwitch',
  {
    drive: (user) => user.click('checkbox', 'Lamp'),
    read: (demo) => [
      demo.query('.MuiSwitch-thumb').classList.contains('Mui-checked'),
      demo.query('.MuiSwitch-root').classList.contains('Mui-checked'),
    ],
    holds: [false, true],
    contrary: [true, false],
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

import { claim } from 'vitrine/claims';

claim(
  "`action` takes a ref with one function: `focusVisible()` sets the button's `Mui-focusVisible` class.",
  'ButtonUndo.tsx',
  {
    drive: (user) => user.click('button', 'Delete'),
    read: (demo) => [
      demo.focused,
      demo.the('button', 'Undo').classList.contains('Mui-focusVisible'),
    ],
    holds: ['button Undo', true],
    contrary: ['button Delete', false],
  },
);

claim(
  'With `href` it renders a link that behaves like any link:',
  'UnstyledLink.tsx',
  {
    read: (demo) => [demo.names('link'), demo.has('button')],
    holds: [['Read about roots'], false],
    contrary: [[], true],
  },
);

claim('The root has these classes while a state is active.', 'UnstyledLink.tsx', {
  drive: (user) => user.press('Tab'),
  read: (demo) => demo.query('a').classList.contains('Mui-focusVisible'),
  holds: true,
  contrary: false,
});

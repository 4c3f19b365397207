import { claim } from 'vitrine/claims';

claim(
  'What an instance sets itself takes precedence.',
  'ThemeComponentsDefaults.tsx',
  {
    read: (demo) =>
      demo
        .all('button')
        .map((button) => button.classList.contains('MuiButton-outlined')),
    holds: [true, true, false],
    contrary: [true, true, true],
  },
);

claim(
  'Later entries win over earlier ones, and all of them win over `styleOverrides`.',
  'ThemeComponentsVariants.tsx',
  {
    read: (demo) =>
      ['Book', 'Save'].map(
        (name) => getComputedStyle(demo.the('button', name)).borderTopLeftRadius,
      ),
    holds: ['999px', '4px'],
    contrary: ['4px', '4px'],
  },
);

claim(
  'Write it inside the part, with both classes, as the library does:',
  'ThemeComponentsStates.tsx',
  {
    drive: (user) => user.click('tab', 'Return'),
    read: (demo) => demo.all('tab').map((tab) => getComputedStyle(tab).fontWeight),
    holds: ['500', '700'],
    contrary: ['500', '500'],
  },
);

import { claim } from 'vitrine/claims';

claim(
  'Submitting an empty form marks both fields and sends nothing.',
  'TutorialForm.tsx',
  {
    drive: (user) => user.click('button', 'Log in'),
    read: (demo) => [
      demo.root.querySelectorAll('[aria-invalid="true"]').length,
      demo.query('output').textContent,
    ],
    holds: [2, ''],
    contrary: [0, 'This demo sends nothing.'],
  },
);

claim(
  'After that, the focus is in the first field that is wrong.',
  'TutorialForm.tsx',
  {
    drive: (user) => user.click('button', 'Log in'),
    read: (demo) => demo.query('input') === document.activeElement,
    holds: true,
    contrary: false,
  },
);

claim('A click on a label moves the focus into its field.', 'TutorialFields.tsx', {
  drive: (user, demo) => user.click(demo.query('label')),
  read: (demo) => demo.focused,
  holds: 'textbox Email',
  contrary: '',
});

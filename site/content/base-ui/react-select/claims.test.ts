import { claim } from 'vitrine/claims';

claim(
  'The button is a labelable element: a `label` with `htmlFor` names it, and a click on the label opens the list.',
  'UnstyledSelect',
  {
    drive: (user, demo) => user.click(demo.query('label')),
    read: (demo) => demo.has('listbox', 'Paper'),
    holds: true,
    contrary: false,
  },
);

claim(
  'With name, the value is submitted through a hidden input beside the button.',
  'SelectForm.tsx',
  {
    drive: (user) => user.click('button', 'Send'),
    read: (demo) => demo.query('output').textContent ?? '',
    holds: 'langs = is fo',
    contrary: 'langs = null',
  },
);

claim(
  'Clicking an option adds or removes it, and the list stays open.',
  'SelectForm.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Enter');
      await user.click('option', 'Greenlandic');
      await user.click('option', 'Faroese');
    },
    read: (demo) => [
      demo.has('listbox'),
      ...demo
        .all('option')
        .filter((option) => option.ariaSelected === 'true')
        .map((option) => option.textContent ?? ''),
    ],
    holds: [true, 'Icelandic', 'Greenlandic'],
    contrary: [false, 'Icelandic', 'Faroese'],
  },
);

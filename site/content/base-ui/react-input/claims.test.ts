import { Input, inputClasses } from '@mui/base/Input';
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { claim } from 'vitrine/claims';

claim('`autoFocus` focuses the field when it mounts.', 'InputSignUp.tsx', {
  drive: (user) => user.click('button', 'Write to the harbor'),
  read: (demo) => demo.focused,
  holds: 'textbox Email',
  contrary: '',
});

claim(
  '`error` sets `aria-invalid` and a class; you provide the message.',
  'InputStates.tsx',
  {
    read: (demo) => {
      const field = demo.the('textbox', 'Postcode with an error');
      return [
        field.ariaInvalid,
        field.parentElement!.classList.contains(inputClasses.error),
        field.hasAttribute('aria-describedby'),
      ];
    },
    holds: ['true', true, false],
    contrary: [null, false, false],
  },
);

claim(
  "A disabled field isn't in the tab order and isn't submitted.",
  'InputStates.tsx',
  {
    drive: async (user, { root }) => {
      await user.press('Tab', 'Tab');
      const form = document.createElement('form');
      root.append(form);
      createRoot(form).render([
        createElement(Input, { key: 1, name: 'open', defaultValue: 'a' }),
        createElement(Input, {
          key: 2,
          name: 'shut',
          defaultValue: 'b',
          disabled: true,
        }),
      ]);
    },
    read: (demo) => [
      demo.focused,
      ...new FormData(demo.query('form') as HTMLFormElement).keys(),
    ],
    holds: ['textbox Customer number, read only', 'open'],
    contrary: ['textbox Disabled country', 'open', 'shut'],
  },
);

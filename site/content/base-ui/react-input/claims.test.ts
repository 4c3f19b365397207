import { claim } from 'vitrine/claims';

claim('`autoFocus` focuses the field when it mounts.', 'InputSignUp.tsx', {
  drive: (user) => user.click('button', 'Write to the harbor'),
  read: (demo) => demo.focused,
  holds: 'textbox Email',
  contrary: '',
});

claim(
  '`error` only sets `aria-invalid`; you provide the message.',
  'InputStates.tsx',
  {
    read: (demo) =>
      demo.attribute('aria-invalid', 'textbox', 'Postcode with an error'),
    holds: 'true',
    contrary: '',
  },
);

claim(
  "A disabled field isn't in the tab order and isn't submitted.",
  'InputStates.tsx',
  {
    drive: (user) => user.press('Tab', 'Tab'),
    read: (demo) => demo.focused,
    holds: 'textbox Customer number, read only',
    contrary: 'textbox Disabled country',
  },
);

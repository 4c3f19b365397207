import { claim } from 'vitrine/claims';

claim(
  'Pressing the chosen button again clears it: `onChange` gets `null`.',
  'ToggleButtonExclusive.tsx',
  {
    drive: (user) => user.click('button', 'Left'),
    read: (demo) => [
      demo.attribute('aria-pressed', 'button', 'Left'),
      demo.text('status'),
    ],
    holds: ['false', 'Value: null'],
    contrary: ['true', 'Value: left'],
  },
);

claim(
  'To keep a choice, ignore `null` in the handler.',
  'ToggleButtonEnforced.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Map');
      await user.click('button', 'Map');
    },
    read: (demo) => [
      demo.attribute('aria-pressed', 'button', 'List'),
      demo.attribute('aria-pressed', 'button', 'Map'),
    ],
    holds: ['false', 'true'],
    contrary: ['false', 'false'],
  },
);

claim(
  '`onChange` gets a new one, with values in the order in which they were pressed.',
  'ToggleButtonMultiple.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Underlined');
      await user.click('button', 'Bold');
    },
    read: (demo) => demo.text('status'),
    holds: 'Value: italic, underlined, bold',
    contrary: 'Value: bold, italic, underlined',
  },
);

import FormGroup from '@mui/material/FormGroup';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  '`FormControlLabel` adds the text and makes both one target.',
  'SwitchBasic.tsx',
  {
    drive: (user, demo) =>
      user.click(
        [...demo.root.querySelectorAll('label')].find(
          (label) => label.textContent === 'Bluetooth',
        )!,
      ),
    read: (demo) => (demo.the('checkbox', 'Bluetooth') as HTMLInputElement).checked,
    holds: true,
    contrary: false,
  },
);

claim('Underneath is an `input` of the type `checkbox`.', 'SwitchBasic.tsx', {
  read: (demo) => demo.attribute('type', 'checkbox', 'Wi-Fi'),
  holds: 'checkbox',
  contrary: 'radio',
});

claim('Screen readers announce it as a checkbox.', 'SwitchBasic.tsx', {
  read: (demo) => [demo.all('checkbox').length, demo.all('switch').length],
  holds: [3, 0],
  contrary: [0, 3],
});

claim(
  'FormGroup stacks several controls, or puts them side by side with row.',
  'SwitchGroup.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const children = [1, 2].map((key) => React.createElement('b', { key }, key));
      createRoot(place).render(
        [false, true].map((row) =>
          React.createElement(FormGroup, { key: String(row), row }, children),
        ),
      );
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('section .MuiFormGroup-root')].map((group) => {
        const [first, second] = [...group.children].map((child) =>
          child.getBoundingClientRect(),
        );
        return [second!.top > first!.top, second!.left > first!.left];
      }),
    holds: [
      [true, false],
      [false, true],
    ],
    contrary: [
      [true, false],
      [true, false],
    ],
  },
);

import { claim } from 'vitrine/claims';

claim(
  'Components have the class `Mui-focusVisible` while they have keyboard focus, and hooks return `focusVisible`.',
  'AccessibilityFocus.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Yes');
      await user.press('Tab');
    },
    read: (demo) =>
      ['Yes', 'No'].map((name) => {
        const button = demo.the('button', name);
        return [
          button.classList.contains('Mui-focusVisible'),
          getComputedStyle(button).outlineWidth,
        ];
      }),
    holds: [
      [false, '3px'],
      [true, '3px'],
    ],
    contrary: [
      [true, '3px'],
      [false, '3px'],
    ],
  },
);

claim(
  'In a switch and a slider, an invisible `input` has the focus, so style the root by its class.',
  'AccessibilityNames.tsx',
  {
    drive: (user) => user.press('Tab'),
    read: (demo) => {
      const root = demo.query('.MuiSwitch-root, .base-Switch-root');
      return [
        document.activeElement!.tagName,
        root.classList.contains('Mui-focusVisible'),
        getComputedStyle(document.activeElement!).opacity,
      ];
    },
    holds: ['INPUT', true, '0'],
    contrary: ['SPAN', true, '1'],
  },
);

claim('It is visible, clickable and gets translated.', 'AccessibilityNames.tsx', {
  drive: (user, demo) => user.click(demo.query('label')),
  read: (demo) =>
    (demo.the('checkbox', 'Keep maps offline') as HTMLInputElement).checked,
  holds: false,
  contrary: true,
});

claim(
  'With `focusableWhenDisabled` it keeps the focus; otherwise keyboard users would be sent back to the top of the page.',
  'AccessibilityStatus.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Save the route');
      await user.press('Enter');
    },
    read: (demo) => [
      demo.focused,
      demo.attribute('aria-disabled', 'button', 'Save the route'),
      demo.text('status'),
    ],
    holds: ['button Save the route', 'true', 'Saved. You find it under My routes.'],
    contrary: ['', 'true', 'Saved. You find it under My routes.'],
  },
);

claim(
  'From the last element, <kbd>Tab</kbd> goes on with the first one that `getTabbable` returns, and <kbd>Shift</kbd>+<kbd>Tab</kbd> from the first element with the last one.',
  'AccessibilityTrap.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Change the date');
      await user.press('Tab', 'Tab', 'Tab', 'Tab');
    },
    read: (demo) => demo.focused,
    holds: 'textbox Date',
    contrary: 'button Close',
  },
);

claim(
  'For a panel of your own, wrap it in `FocusTrap`: the focus moves to the panel when it opens, stays in it, and goes back when it closes.',
  'AccessibilityTrap.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Change the date');
      await user.press('Tab', 'Escape');
    },
    read: (demo) => demo.focused,
    holds: 'button Change the date',
    contrary: 'button Close',
  },
);

import { claim } from 'vitrine/claims';

claim('The default `type` is `button`.', 'ButtonVariants.tsx', {
  read: (demo) => demo.attribute('type', 'button', 'Cancel'),
  holds: 'button',
  contrary: 'submit',
});

claim('With `href` a button renders an `a` element.', 'LinkButton.tsx', {
  read: (demo) => demo.the('link', 'Read the guide').localName,
  holds: 'a',
  contrary: 'button',
});

claim(
  "disabled removes a button from the tab order and from pointer events, so a tooltip can't explain it.",
  'ButtonVariants.tsx',
  {
    drive: (user) => user.press('Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab'),
    read: (demo) => {
      const [last, disabled] = demo.all('button', 'Publish');
      return [
        last!.tabIndex,
        disabled!.tabIndex,
        getComputedStyle(disabled!).pointerEvents,
        document.activeElement === last,
      ];
    },
    holds: [0, -1, 'none', true],
    contrary: [0, 0, 'auto', false],
  },
);

claim(
  "aria-disabled keeps the button focusable so that keyboard users don't lose their place; ignore further clicks in your handler.",
  'LoadingButton.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Save changes');
      await user.press('Enter');
    },
    read: (demo) => [
      demo.query('button').ariaDisabled,
      document.activeElement === demo.query('button'),
    ],
    holds: ['true', true],
    contrary: ['true', false],
  },
);

claim(
  "If people may wonder why they can't continue, use aria-disabled and give the reason.",
  'DisabledReason.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Tab');
    },
    read: (demo) => [demo.focused, demo.query('#order-reason').textContent],
    holds: ['button Order', 'Add at least one seat to order.'],
    contrary: ['', 'Add at least one seat to order.'],
  },
);

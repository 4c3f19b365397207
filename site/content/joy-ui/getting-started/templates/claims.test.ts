import { claim } from 'vitrine/claims';

claim('The form for a message marks each field that is wrong.', 'TeamInbox.tsx', {
  drive: async (user) => {
    await user.click('button', 'Write');
    await user.click('button', 'Send');
  },
  read: (demo) => [
    demo.root.querySelectorAll('[aria-invalid="true"]').length,
    demo.focused.split(' ')[0] ?? '',
  ],
  holds: [3, 'textbox'],
  contrary: [0, 'button'],
});

claim(
  'An order is edited in a modal, and its fields are checked.',
  'OrderDashboard.tsx',
  {
    drive: async (user, demo) => {
      await user.click(
        demo
          .all('button')
          .find(({ computedName }) => computedName.startsWith('Edit'))!,
      );
      await user.focus('textbox', 'Customer');
      await user.press('Control+a', 'Delete', 'Enter');
    },
    read: (demo) => [
      demo.has('dialog'),
      demo.root.ownerDocument.querySelectorAll('[role=dialog] [aria-invalid="true"]')
        .length,
    ],
    holds: [true, 1],
    contrary: [true, 0],
  },
);

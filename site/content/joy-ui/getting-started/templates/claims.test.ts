import { claim } from 'vitrine/claims';

claim('Their forms validate input.', 'TeamInbox.tsx', {
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

claim('An order is edited in a modal.', 'OrderDashboard.tsx', {
  drive: (user, demo) =>
    user.click(
      demo
        .all('button')
        .find(({ computedName }) => computedName.startsWith('Edit'))!,
    ),
  read: (demo) => demo.has('dialog'),
  holds: true,
  contrary: false,
});

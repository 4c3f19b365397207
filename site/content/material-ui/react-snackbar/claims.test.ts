import { claim } from 'vitrine/claims';

claim(
  'The surface has `role="alert"`, so screen readers interrupt to read it.',
  'SnackbarUndo.tsx',
  {
    drive: (user) => user.click('button', 'Archive the message'),
    read: (demo) =>
      demo
        .all('alert')
        .map((alert) => alert.textContent?.includes('archived') ?? false),
    holds: [true],
    contrary: [false],
  },
);

claim('The focus stays where it is.', 'SnackbarUndo.tsx', {
  drive: (user) => user.click('button', 'Archive the message'),
  read: (demo) => [demo.has('alert'), demo.focused],
  holds: [true, 'button Archive the message'],
  contrary: [true, 'button Undo'],
});

claim('<kbd>Esc</kbd> closes it from anywhere.', 'SnackbarUndo.tsx', {
  drive: async (user) => {
    await user.click('button', 'Archive the message');
    await user.press('Escape');
  },
  read: (demo) => [demo.has('alert'), demo.focused],
  holds: [false, 'button Archive the message'],
  contrary: [true, 'button Archive the message'],
});

claim('Show one at a time.', 'SnackbarQueue.tsx', {
  drive: async (user) => {
    await user.click('button', 'Add');
    await user.click('button', 'Send');
  },
  read: (demo) => demo.all('alert').map((alert) => alert.textContent),
  holds: ['Added to the list'],
  contrary: ['Added to the list', 'Sent to Ada'],
});

claim('`children` replace the surface.', 'SnackbarAlert.tsx', {
  drive: (user) => user.click('button', 'Publish'),
  read: (demo) => [
    demo.text('status'),
    document.querySelectorAll('.MuiSnackbarContent-root').length,
  ],
  holds: ['The article is public.', 0],
  contrary: ['The article is public.', 1],
});

claim(
  'Archiving removes the button that was pressed, so the focus moves to the heading.',
  'SnackbarInbox.tsx',
  {
    drive: (user) => user.click('button', 'Archive Photos of the regatta'),
    read: (demo) => demo.focused,
    holds: 'heading Inbox, 3 messages',
    contrary: '',
  },
);

claim('Undoing puts the message back in its place.', 'SnackbarInbox.tsx', {
  drive: async (user) => {
    await user.click('button', 'Archive Photos of the regatta');
    await user.click('button', 'Undo');
    await user.press('Tab');
  },
  read: (demo) => [
    demo.focused,
    demo.names('button')[1] ?? '',
    demo.text('heading'),
  ],
  holds: [
    'button Archive Berth 14 is free from Monday',
    'Archive Photos of the regatta',
    'Inbox, 4 messages',
  ],
  contrary: ['', 'Archive Your rope is ready for pickup', 'Inbox, 3 messages'],
});

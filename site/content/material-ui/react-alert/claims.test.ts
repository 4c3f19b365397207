import { claim } from 'vitrine/claims';

claim('The root has `role="alert"`.', 'AlertAction.tsx', {
  drive: (user) => user.click('button', 'Retry'),
  read: (demo) => demo.text('alert').includes('Attempts: 2'),
  holds: true,
  contrary: false,
});

claim(
  "It doesn't close by itself: keep the state, and stop rendering the alert.",
  'AlertClose.tsx',
  {
    drive: (user) => user.click('button', 'Close the hint'),
    read: (demo) => [demo.has('alert'), demo.focused],
    holds: [false, 'button Show the hint'],
    contrary: [true, 'button Close the hint'],
  },
);

claim(
  '`action` renders your own button instead of the close button.',
  'AlertAction.tsx',
  {
    drive: (user) => user.click('button', 'Retry'),
    read: (demo) => [
      demo.names('button'),
      demo.text('alert').includes('Attempts: 2'),
    ],
    holds: [['Retry'], true],
    contrary: [['Retry', 'Close'], true],
  },
);

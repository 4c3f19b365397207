import { claim } from 'vitrine/claims';

claim(
  'Each `SpeedDialAction` has an `icon` and a `tooltipTitle`, which is its name as well.',
  'SpeedDialLabels.tsx',
  {
    drive: (user) => user.focus('button', 'Picture'),
    read: (demo) => [
      demo.attribute('aria-expanded', 'button', 'Picture'),
      ...demo.names('menuitem'),
    ],
    holds: ['true', 'Crop', 'Rotate', 'Adjust'],
    contrary: ['true', '', '', ''],
  },
);

claim(
  "An action doesn't close the dial when it is pressed: do it in its `onClick`.",
  'SpeedDialBasic.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'New');
      await user.press('ArrowUp', 'Enter');
    },
    read: (demo) => [demo.focused, demo.attribute('aria-expanded', 'button', 'New')],
    holds: ['menuitem File', 'true'],
    contrary: ['menuitem File', 'false'],
  },
);

claim(
  '`open` with `onOpen` and `onClose` makes the state yours.',
  'SpeedDialControlled.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Share');
      await user.press('Escape');
    },
    read: (demo) => [
      demo.attribute('aria-expanded', 'button', 'Share'),
      demo.text('status'),
    ],
    holds: ['false', 'Closed: escapeKeyDown'],
    contrary: ['true', 'Not opened yet'],
  },
);

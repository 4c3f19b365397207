import { claim } from 'vitrine/claims';

claim(
  'With `onClick`, a chip becomes a button with role, focus and ripple.',
  'ChipActions.tsx',
  {
    drive: (user) => user.press('Tab', 'Tab', 'Enter'),
    read: (demo) => [
      demo.focused,
      demo.text('status'),
      demo.the('button', 'Call').querySelector('.MuiTouchRipple-root') !== null,
    ],
    holds: ['button Call', 'A call was asked for.', true],
    contrary: ['', 'Nothing was asked for.', false],
  },
);

claim(
  '`aria-pressed` announces the state, and the check mark shows it without relying on color.',
  'ChipFilter.tsx',
  {
    drive: (user) => user.click('button', 'Gluten-free'),
    read: (demo) => [
      demo.attribute('aria-pressed', 'button', 'Gluten-free'),
      demo.the('button', 'Gluten-free').querySelector('svg') !== null,
      demo.the('button', 'Without nuts').querySelector('svg') !== null,
    ],
    holds: ['true', true, false],
    contrary: ['false', false, false],
  },
);

claim(
  '`onDelete` adds a delete icon at the end, for mouse and touch; on the keyboard, Backspace and Delete do the same while the chip has the focus.',
  'ChipDelete.tsx',
  {
    drive: async (user, demo) => {
      const names = () => demo.names('button').join();
      await user.press('Tab', 'Tab', 'Backspace');
      demo.root.dataset.first = names();
      await user.focus('button', 'Remove Ida Holm');
      await user.press('Delete');
      demo.root.dataset.second = names();
      await user.click(demo.query('.MuiChip-deleteIcon'));
    },
    read: (demo) => [
      demo.root.dataset.first ?? '',
      demo.root.dataset.second ?? '',
      demo.names('button').join(),
    ],
    holds: [
      'Remove Ida Holm,Remove Rosa Lima,Invite all three',
      'Remove Rosa Lima,Invite all three',
      'Invite all three',
    ],
    contrary: [
      'Remove Ida Holm,Remove Rosa Lima,Invite all three',
      'Remove Ida Holm,Remove Rosa Lima,Invite all three',
      'Remove Rosa Lima,Invite all three',
    ],
  },
);

claim('Esc removes the focus from a chip.', 'ChipActions.tsx', {
  drive: (user) => user.press('Tab', 'Enter', 'Escape'),
  read: (demo) => [demo.focused, demo.text('status')],
  holds: ['', 'The way was asked for.'],
  contrary: ['button Show the way', 'The way was asked for.'],
});

claim(
  'Those in the list are plain text, so Tab goes from the last filter past the list.',
  'ChipRecipes.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'vegan');
      await user.click('button', 'quick');
    },
    read: (demo) => [demo.all('button').length, demo.text('status')],
    holds: [5, '2 of 6 recipes'],
    contrary: [12, '6 of 6 recipes'],
  },
);

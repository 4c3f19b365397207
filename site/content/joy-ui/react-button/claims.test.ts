import { claim } from 'vitrine/claims';

claim(
  'After a row is removed, the visible focus moves to the undo button, and from there to the button that adds one.',
  'JoyButtonUndo.tsx',
  {
    drive: (user) => user.click('button', 'Remove a row'),
    read: (demo) => [demo.focused, demo.text('status')],
    holds: ['button Undo', '2 rows'],
    contrary: ['button Remove a row', '2 rows'],
  },
);

claim(
  'It reports `null` when people click the selected button again; ignore that if a choice is required.',
  'JoyToggleGroup.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Month');
      await user.click('button', 'Month');
    },
    read: (demo) => demo.all('button').map((button) => button.ariaPressed),
    holds: ['false', 'false', 'true'],
    contrary: ['false', 'false', 'false'],
  },
);

claim('`disabled` removes a button from the tab order.', 'JoyButtonUndo.tsx', {
  drive: async (user) => {
    await user.click('button', 'Remove a row');
    await user.click('button', 'Remove a row');
    await user.click('button', 'Remove a row');
    await user.press('Shift+Tab', 'Shift+Tab');
  },
  read: (demo) => [demo.text('status'), demo.focused],
  holds: ['0 rows', ''],
  contrary: ['0 rows', 'button Remove a row'],
});

import { claim } from 'vitrine/claims';

claim(
  'After a row is removed, the visible focus moves to the undo button, and from there to the button that adds one.',
  'JoyButtonUndo.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Remove a row');
      const ring = () => [
        demo.focused,
        document.activeElement?.matches('.Mui-focusVisible'),
      ];
      demo.root.dataset.first = ring().join();
      await user.press('Enter');
      demo.root.dataset.second = ring().join();
    },
    read: (demo) => [demo.root.dataset.first ?? '', demo.root.dataset.second ?? ''],
    holds: ['button Undo,true', 'button Add a row,true'],
    contrary: ['button Undo,true', 'button Undo,true'],
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

let opened = 0;

claim(
  'Put the input into it, hidden from view and not from the keyboard: the input is the tab stop, so the label gets `tabIndex={-1}`, no role, and a focus ring of its own.',
  'JoyFileButton.tsx',
  {
    drive: async (user, demo) => {
      opened = 0;
      demo.query('input').addEventListener('click', (event) => {
        event.preventDefault(); // no file dialog
        opened++;
      });
      await user.press('Tab');
      await user.click(demo.query('label'));
    },
    read: (demo) => [
      opened,
      document.activeElement === demo.query('input'),
      getComputedStyle(demo.query('label')).outlineStyle,
    ],
    holds: [1, true, 'solid'],
    contrary: [0, false, 'none'],
  },
);

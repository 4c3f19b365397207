import { claim } from 'vitrine/claims';

claim(
  'The focus moves into the dialog, Tab stays inside, and at the end the focus returns to the button that opened it.',
  'JoyModalConfirm.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Delete the recordings');
      await user.press('Tab', 'Tab', 'Tab', 'Escape');
    },
    read: (demo) => [demo.has('alertdialog'), demo.focused],
    holds: [false, 'button Delete the recordings'],
    contrary: [false, ''],
  },
);

claim(
  'DialogTitle names it and DialogContent describes it automatically.',
  'JoyModalBasic.tsx',
  {
    drive: (user) => user.click('button', 'About this map'),
    read: (demo) => demo.names('dialog'),
    holds: ['About this map'],
    contrary: [''],
  },
);

claim(
  'DialogActions places its buttons from the end, so the first one in the markup appears last.',
  'JoyModalConfirm.tsx',
  {
    drive: (user) => user.click('button', 'Delete the recordings'),
    read: (demo) => {
      const x = (name: string) => demo.the('button', name).getBoundingClientRect().x;
      return x('Keep them') < x('Delete them');
    },
    holds: true,
    contrary: false,
  },
);

claim('The first field takes the focus.', 'JoyModalForm.tsx', {
  drive: (user) => user.click('button', 'New list'),
  read: (demo) => demo.focused.split(' ')[0]!,
  holds: 'textbox',
  contrary: 'dialog',
});

claim(
  'Nest it in the markup, and <kbd>Esc</kbd> closes the upper one first.',
  'JoyModalNested.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Write a note');
      await user.press('Escape'); // asks
      await user.press('Escape');
    },
    read: (demo) => [demo.names('alertdialog'), demo.names('dialog')],
    holds: [[], ['Note']],
    contrary: [['Discard this note?'], ['Note']],
  },
);

let stops: string[] = [];

claim(
  'While it is closed, keep `visibility: hidden`: <kbd>Tab</kbd> reaches what is only transparent.',
  'JoyModalMotion.tsx',
  {
    drive: async (user, demo) => {
      stops = [];
      const after = document.createElement('button');
      after.textContent = 'After';
      demo.root.append(after);
      await user.click('button', 'Show the tide');
      await user.press('Escape');
      for (let stop = 0; stop < 2; stop++) {
        await user.press('Tab');
        stops.push(demo.focused);
      }
    },
    read: () => stops,
    holds: ['button After', ''],
    contrary: ['button After', 'button Close'],
  },
);

claim(
  "Delay that value when the modal closes, but not when it opens, since a hidden element can't take the focus.",
  'JoyModalMotion.tsx',
  {
    drive: (user) => user.click('button', 'Show the tide'),
    read: (demo) => demo.focused,
    holds: 'dialog High tide at 6:40 PM',
    contrary: 'button Show the tide',
  },
);

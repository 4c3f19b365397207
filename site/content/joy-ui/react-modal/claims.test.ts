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

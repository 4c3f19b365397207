import { claim } from 'vitrine/claims';

claim(
  '`disableEscapeKeyDown` keeps <kbd>Esc</kbd> from calling `onClose`; the backdrop still does.',
  'ModalClosing.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Import');
      await user.press('Escape');
      demo.root.dataset.escape = demo.text('status');
      await user.click(document.querySelector('.MuiBackdrop-root')!);
    },
    read: (demo) => [
      demo.root.dataset.escape ?? '',
      demo.has('status') ? demo.text('status') : '',
    ],
    holds: ['Importing 240 contacts …', 'The import goes on. Press Stop to end it.'],
    contrary: ['Importing 240 contacts …', 'Importing 240 contacts …'],
  },
);

claim(
  'With `keepMounted` what people typed is still there when the modal opens again.',
  'ModalKept.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Write a note');
      await user.press('Tab');
      await user.type('Paint');
      await user.press('Escape');
      await user.click('button', 'Write a note');
    },
    read: (demo) =>
      demo.has('textbox', 'Note') ? demo.value('textbox', 'Note') : 'closed',
    holds: 'Paint',
    contrary: '',
  },
);

claim('The first <kbd>Esc</kbd> closes the upper one only.', 'ModalNested.tsx', {
  drive: async (user) => {
    await user.click('button', 'Show booking');
    await user.click('button', 'Cancel the booking');
    await user.press('Escape');
  },
  read: (demo) => demo.names('dialog'),
  holds: ['Booking'],
  contrary: [],
});

claim(
  'The focus moves to the child when the modal opens, so that the next <kbd>Tab</kbd> reaches its first control.',
  'ModalBasic.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Read the terms');
      await user.press('Tab');
    },
    read: (demo) => demo.focused,
    holds: 'button Close',
    contrary: 'dialog Terms',
  },
);

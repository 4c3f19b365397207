import { claim } from 'vitrine/claims';

let inside: boolean[] = [];

claim(
  'The focus moves into the dialog and stays there; when it closes, it returns to the element that opened it.',
  'ConfirmDialog.tsx',
  {
    drive: async (user) => {
      const isInside = () =>
        document.activeElement?.closest('[role=dialog]') !== null;
      await user.click('button', 'Delete project');
      inside = [isInside()];
      for (let stop = 0; stop < 4; stop++) {
        await user.press('Tab');
        inside.push(isInside());
      }
      await user.press('Escape');
    },
    read: (demo) => [...inside, demo.has('dialog'), demo.focused],
    holds: [true, true, true, true, true, false, 'button Delete project'],
    contrary: [true, true, true, false, true, false, ''],
  },
);

claim(
  'Put autoFocus on the safe answer to a dangerous question.',
  'ConfirmDialog.tsx',
  {
    drive: (user) => user.click('button', 'Delete project'),
    read: (demo) => demo.focused,
    holds: 'button Keep it',
    contrary: 'dialog Delete “Harbour”?',
  },
);

claim(
  'A dialog can be a list of answers: a click on one is the decision, and you need no other buttons.',
  'ChoiceDialog.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'In: Drafts');
      await user.click('button', 'Archive');
    },
    read: (demo) => [demo.has('dialog'), demo.names('button')],
    holds: [false, ['In: Archive']],
    contrary: [true, ['In: Archive']],
  },
);

claim(
  'Wrap the title, content and actions in a form: Enter then submits, and the browser checks required fields.',
  'FormDialog.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Rename Harbour');
      await user.press('Control+a', 'Delete', 'Enter');
      demo.root.dataset.refused = String(demo.has('dialog'));
      await user.type('Quay');
      await user.press('Enter');
    },
    read: (demo) => [demo.root.dataset.refused ?? '', ...demo.names('button')],
    holds: ['true', 'Rename Quay'],
    contrary: ['false', 'Rename Quay'],
  },
);

claim(
  'While a `Dialog` is open, it hides the rest of the page from assistive technology and keeps the focus inside.',
  'ConfirmDialog.tsx',
  {
    drive: async (user) => {
      const isInside = () =>
        document.activeElement?.closest('[role=dialog]') !== null;
      await user.click('button', 'Delete project');
      inside = [isInside()];
      for (let stop = 0; stop < 4; stop++) {
        await user.press('Tab');
        inside.push(isInside());
      }
    },
    read: (demo) => [
      ...inside,
      demo.has('dialog'),
      demo.has('button', 'Delete project'),
    ],
    holds: [true, true, true, true, true, true, false],
    contrary: [true, true, true, false, true, true, true],
  },
);

claim(
  'If people should go on working beside it, render a `Paper` with `role="dialog"` instead:',
  'NonModalPanel.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Find');
      await user.press('Shift+Tab', 'Shift+Tab');
      await user.type('No boat. ');
    },
    read: (demo) => [demo.has('dialog'), demo.text('status')],
    holds: [true, '4 matches'],
    contrary: [true, '3 matches'],
  },
);

claim(
  'Dragging alone excludes people who use a keyboard, so the demo adds a button that reacts to the arrow keys.',
  'DraggableDialog.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Write a summary');
      await user.focus('button', 'Move with the arrow keys');
      await user.press('ArrowRight', 'ArrowRight', 'ArrowUp');
    },
    read: (demo) => demo.all('dialog')[0]?.style.translate ?? '',
    holds: '32px -16px',
    contrary: '0px',
  },
);

claim('A closed dialog renders nothing.', 'ConfirmDialog.tsx', {
  drive: async (user) => {
    await user.click('button', 'Delete project');
  },
  read: () => document.querySelectorAll('.MuiDialog-root').length,
  holds: 1,
  contrary: 0,
});

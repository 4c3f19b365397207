import { claim } from 'vitrine/claims';

let inside: boolean[] = [];

claim(
  'The focus moves into the dialog, Tab stays inside, and at the end the focus returns to the button that opened it.',
  'JoyModalConfirm.tsx',
  {
    drive: async (user) => {
      const isInside = () =>
        document.activeElement?.closest('[role=alertdialog]') !== null;
      await user.click('button', 'Delete the recordings');
      inside = [isInside()];
      for (let stop = 0; stop < 4; stop++) {
        await user.press('Tab');
        inside.push(isInside());
      }
      await user.press('Escape');
    },
    read: (demo) => [...inside, demo.has('alertdialog'), demo.focused],
    holds: [true, true, true, true, true, false, 'button Delete the recordings'],
    contrary: [true, true, true, false, true, false, ''],
  },
);

claim(
  'DialogTitle names it and DialogContent describes it automatically.',
  'JoyModalBasic.tsx',
  {
    drive: (user) => user.click('button', 'About this map'),
    read: (demo) => {
      const id = demo.all('dialog')[0]?.getAttribute('aria-describedby') ?? '';
      const described = document.getElementById(id)?.textContent ?? '';
      return [demo.names('dialog'), described.startsWith('Drawn from surveys')];
    },
    holds: [['About this map'], true],
    contrary: [[''], false],
  },
);

claim(
  'DialogActions places its buttons from the end, so the first one in the markup appears last.',
  'JoyModalConfirm.tsx',
  {
    drive: (user) => user.click('button', 'Delete the recordings'),
    read: (demo) => {
      const x = (name: string) => demo.the('button', name).getBoundingClientRect().x;
      return [
        ...[...demo.the('button', 'Keep them').parentElement!.children].map(
          (button) => button.textContent ?? '',
        ),
        x('Keep them') < x('Delete them'),
      ];
    },
    holds: ['Delete them', 'Keep them', true],
    contrary: ['Delete them', 'Keep them', false],
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

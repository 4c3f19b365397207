import { claim } from 'vitrine/claims';

claim(
  'The chosen plan is marked by its outline and by the text of its button.',
  'PricingCards.tsx',
  {
    drive: (user) => user.click('button', 'Choose Studio'),
    read: (demo) => {
      const cards = [...demo.root.querySelectorAll('.MuiCard-root')];
      return cards.map((card) => [
        card.querySelector('button')!.innerText,
        getComputedStyle(card).borderTopColor === 'rgb(25, 118, 210)',
      ]);
    },
    holds: [
      ['Choose Starter', false],
      ['Choose Team', false],
      ['Studio chosen', true],
    ],
    contrary: [
      ['Choose Starter', false],
      ['Team chosen', true],
      ['Choose Studio', false],
    ],
  },
);

claim(
  'When the form is refused, the focus moves to the list of errors.',
  'ErrorSummary.tsx',
  {
    drive: (user) => user.click('button', 'Sign in'),
    read: (demo) => [demo.focused, demo.all('link').length],
    holds: ['alert', 2],
    contrary: ['textbox Email address', 2],
  },
);

claim(
  'A file that is too large stays in the list and says why it was refused.',
  'FileDrop.tsx',
  {
    read: (demo) =>
      demo.all('listitem').map((file) => file.innerText.split('\n').pop()!),
    holds: ['Uploaded', '64% uploaded', 'Too large: the limit is 5 MB'],
    contrary: ['Uploaded', '64% uploaded', '0% uploaded'],
  },
);

claim('Unread entries have a dot and say so in words.', 'NotificationCenter.tsx', {
  read: (demo) =>
    demo
      .all('listitem')
      .map((entry) => [
        entry.querySelector('.MuiBadge-invisible') === null,
        entry.innerText.includes('Unread'),
      ]),
  holds: [
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ],
  contrary: [
    [true, false],
    [true, false],
    [false, false],
    [false, false],
  ],
});

claim('Opening one marks it as read.', 'NotificationCenter.tsx', {
  drive: (user, demo) => user.click(demo.query('li [role=button], li button')),
  read: (demo) => demo.names('tab'),
  holds: ['All', 'Unread (1)'],
  contrary: ['All', 'Unread (2)'],
});

claim(
  'The message about it offers a way back, so the form needs no Save button.',
  'SettingsUndo.tsx',
  {
    drive: async (user) => {
      await user.click('checkbox', 'When an invoice is due');
      await user.click('button', 'Undo');
    },
    read: (demo) => [
      demo.text('alert'),
      (demo.the('checkbox', 'When an invoice is due') as HTMLInputElement).checked,
    ],
    holds: ['Change undone', false],
    contrary: ['Change undone', true],
  },
);

claim(
  'A combobox: the focus stays in the field, the arrow keys move through the list, and <kbd>Enter</kbd> runs a command.',
  'CommandList.tsx',
  {
    drive: async (user) => {
      await user.focus('combobox', 'Command');
      await user.press('ArrowDown', 'Enter');
    },
    read: (demo) => [demo.focused, demo.text('status')],
    holds: ['combobox Command', 'Last command: New folder'],
    contrary: ['combobox Command', 'Last command: New document'],
  },
);

claim(
  'The form for a reply opens below its comment and takes the focus.',
  'CommentThread.tsx',
  {
    drive: (user, demo) => user.click(demo.all('button', 'Reply')[0]!),
    read: (demo) => demo.focused,
    holds: 'textbox Reply to Grace Kim',
    contrary: 'button Reply',
  },
);

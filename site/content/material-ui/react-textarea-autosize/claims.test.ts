import { claim } from 'vitrine/claims';

let heights: boolean[] = [];

claim(
  'The field is as tall as its text, from one line up, and grows with every line.',
  'TextareaBasic.tsx',
  {
    drive: async (user) => {
      await user.focus('textbox', 'Your message');
      await user.press('Enter', 'Enter', 'Enter');
    },
    read: (demo) => {
      const field = demo.query('textarea');
      return field.offsetHeight > 80 && field.scrollHeight <= field.clientHeight + 1;
    },
    holds: true,
    contrary: false,
  },
);

claim(
  '`maxRows` is where it stops growing and begins to scroll.',
  'TextareaRows.tsx',
  {
    drive: async (user) => {
      await user.focus('textbox', 'At most four lines');
      await user.press('Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    },
    read: (demo) => {
      const field = demo.the('textbox', 'At most four lines');
      return field.scrollHeight > field.clientHeight + 20;
    },
    holds: true,
    contrary: false,
  },
);

claim(
  'It follows `value` too: text that you set fits, and after you clear it the field is small again.',
  'TextareaControlled.tsx',
  {
    drive: async (user, demo) => {
      const field = demo.query('textarea');
      const first = field.offsetHeight;
      await user.click('button', 'Fill');
      heights = [
        field.scrollHeight <= field.clientHeight + 1,
        field.offsetHeight > first,
      ];
      await user.click('button', 'Clear');
      heights.push(field.offsetHeight === first);
    },
    read: () => heights,
    holds: [true, true, true],
    contrary: [true, true, false],
  },
);

claim(
  'A second, hidden `textarea` measures the text; it has `aria-hidden` and `tabindex="-1"`.',
  'TextareaBasic.tsx',
  {
    read: (demo) => [
      demo.root.querySelectorAll('textarea').length,
      demo.all('textbox').length,
    ],
    holds: [2, 1],
    contrary: [1, 1],
  },
);

claim(
  '<kbd>Enter</kbd> sends the message and empties the field.',
  'TextareaChat.tsx',
  {
    drive: async (user) => {
      await user.focus('textbox', 'Message');
      await user.type('two');
      await user.press('Enter');
    },
    read: (demo) => [
      demo.value('textbox', 'Message'),
      demo.the('log').lastElementChild?.textContent ?? '',
    ],
    holds: ['', 'two'],
    contrary: ['two\n', 'How many are you?'],
  },
);

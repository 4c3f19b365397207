import { claim } from 'vitrine/claims';

claim(
  '`selected` highlights the current row; `aria-current` announces it.',
  'ListNavigation.tsx',
  {
    drive: (user) => user.click('button', 'Drafts'),
    read: (demo) =>
      demo
        .all('button')
        .map((row) => [
          row.classList.contains('Mui-selected'),
          row.getAttribute('aria-current'),
        ]),
    holds: [
      [false, null],
      [true, 'page'],
      [false, null],
    ],
    contrary: [
      [true, 'page'],
      [false, null],
      [false, null],
    ],
  },
);

claim(
  "It is a sibling of the row's button, not inside it, so both are reachable.",
  'ListActions.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      demo.root.dataset.first = demo.focused;
      await user.press('Tab');
    },
    read: (demo) => [demo.root.dataset.first ?? '', demo.focused],
    holds: ['button Contract.pdf', 'button Delete Contract.pdf'],
    contrary: ['button Contract.pdf', 'button Plan.pdf'],
  },
);

claim('The item reserves 48 pixels at the end for it.', 'ListActions.tsx', {
  read: (demo) => getComputedStyle(demo.the('button', 'Plan.pdf')).paddingInlineEnd,
  holds: '48px',
  contrary: '16px',
});

claim(
  'Make the row the label of the control: a click anywhere then toggles it, and there is one tab stop instead of two.',
  'ListChecks.tsx',
  {
    drive: async (user, demo) => {
      const texts = [...demo.root.querySelectorAll('.MuiListItemText-root')];
      await user.click(texts[1] ?? demo.root);
      await user.press('Tab');
    },
    read: (demo) => [
      demo.all('checkbox').map((box) => (box as HTMLInputElement).checked),
      demo.focused,
    ],
    holds: [[true, true, false], 'checkbox Toothbrush'],
    contrary: [[true, false, false], 'checkbox Toothbrush'],
  },
);

claim(
  'The row that opens it has `aria-expanded`, and `Collapse` animates it.',
  'ListNested.tsx',
  {
    drive: (user) => user.click('button', 'Travel'),
    read: (demo) => [
      demo.attribute('aria-expanded', 'button', 'Travel'),
      demo.names('button'),
    ],
    holds: ['false', ['Travel', 'Invoices']],
    contrary: ['true', ['Travel', 'Invoices']],
  },
);

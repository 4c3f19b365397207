import { claim } from 'vitrine/claims';

claim(
  'The handler gets `null` when people click the value that is already set, so the type of your state includes it.',
  'RatingBasic.tsx',
  {
    drive: (user, demo) => user.click(demo.query('label:nth-of-type(2)')),
    read: (demo) => demo.text('status'),
    holds: 'Value: null',
    contrary: 'Value: 2',
  },
);

claim(
  'With `readOnly` the row becomes a picture with a label: there are no inputs, nothing can be focused, and screen readers read "3.5 Stars".',
  'RatingReadOnly.tsx',
  {
    read: (demo) => [demo.names('image')[0] ?? '', demo.all('radio').length],
    holds: ['3.5 Stars', 0],
    contrary: ['', 11],
  },
);

claim(
  '`onChangeActive` reports the value under the pointer, and -1 when the pointer leaves.',
  'RatingWords.tsx',
  {
    drive: async (user, demo) => {
      await user.hover(demo.query('label:nth-of-type(2)'));
      demo.root.dataset.under = demo.text('status');
      await user.hover(demo.query('[role=status]'));
    },
    read: (demo) => [demo.root.dataset.under ?? '', demo.text('status')],
    holds: ['Weak', 'Good'],
    contrary: ['Weak', 'Weak'],
  },
);

claim('No stars is `null`, not 0.', 'RatingForm.tsx', {
  drive: (user) => user.click('button', 'Send'),
  read: (demo) => demo.text('status'),
  holds: 'Sent: taste="" service="4"',
  contrary: 'Sent: taste="0" service="4"',
});

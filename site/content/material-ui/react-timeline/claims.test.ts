import { claim } from 'vitrine/claims';

claim(
  'Without opposite content, an item has an empty half on the other side.',
  'TimelineBasic.tsx',
  {
    read: (demo) => {
      const item = demo.query('li');
      const before = getComputedStyle(item, '::before');
      return [before.content, before.flexGrow];
    },
    holds: ['""', '1'],
    contrary: ['none', '0'],
  },
);

claim(
  'With `left` the content is on the left, with `alternate` every second item changes sides, and `alternate-reverse` begins with the other side.',
  'TimelinePosition.tsx',
  {
    drive: (user) => user.click('button', 'alternate-reverse'),
    read: (demo) =>
      [...demo.root.querySelectorAll('li')].map(
        (item) => getComputedStyle(item).flexDirection,
      ),
    holds: ['row-reverse', 'row', 'row-reverse', 'row'],
    contrary: ['row', 'row-reverse', 'row', 'row-reverse'],
  },
);

claim('The timeline is a `ul`, and its items are `li`.', 'TimelineBasic.tsx', {
  read: (demo) => [demo.all('list').length, demo.all('listitem').length],
  holds: [1, 4],
  contrary: [0, 0],
});

claim(
  'The current stage has `aria-current`, and a status says it in words.',
  'TimelineParcel.tsx',
  {
    drive: (user) => user.click('button', 'Next stage'),
    read: (demo) => [
      demo.text('status'),
      demo.query('[aria-current=step]').textContent?.includes('post office') ??
        false,
    ],
    holds: ['Now: At the post office, Florø', true],
    contrary: ['Now: On the ferry, Bergen', false],
  },
);

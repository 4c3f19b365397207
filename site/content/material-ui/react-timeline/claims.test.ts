import { claim } from 'vitrine/claims';

let sides: string[] = [];

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
    drive: async (user, { root }) => {
      sides = [];
      for (const name of ['left', 'alternate', 'alternate-reverse']) {
        await user.click('button', name);
        const items = [...root.querySelectorAll('li')].map((item) => {
          const content = item
            .querySelector('.MuiTimelineContent-root')!
            .getBoundingClientRect();
          const dot = item
            .querySelector('.MuiTimelineDot-root')!
            .getBoundingClientRect();
          return content.left < dot.left ? 'left' : 'right';
        });
        sides.push(items.join(' '));
      }
    },
    read: () => sides,
    holds: ['left left left left', 'right left right left', 'left right left right'],
    contrary: [
      'left left left left',
      'left right left right',
      'right left right left',
    ],
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

import { claim } from 'vitrine/claims';

claim(
  'onChange is called at every step, and onChangeCommitted once at the end, when the pointer is released or a key has been pressed.',
  'SliderCommit.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight', 'ArrowRight'),
    read: (demo) => [demo.value('slider'), demo.text('status')],
    holds: ['7', 'Searched: 7 km'],
    contrary: ['7', 'Searched: 5 km'],
  },
);

claim(
  'With step={null}, people can choose only the marks, whatever their distance.',
  'SliderOnlyMarks.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight'),
    read: (demo) => demo.value('slider', 'Storage'),
    holds: '50',
    contrary: '21',
  },
);

claim(
  'disableSwap prevents this, and the third argument of onChange says which thumb moved.',
  'SliderDistance.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    read: (demo) => [
      demo.focused,
      demo.value('slider', 'Begins at'),
      demo.value('slider', 'Ends at'),
    ],
    holds: ['slider Begins at', '10', '12'],
    contrary: ['slider Ends at', '12', '12'],
  },
);

claim('Each thumb holds an `input` of the type `range`.', 'SliderRange.tsx', {
  read: (demo) =>
    demo
      .all('slider')
      .map((thumb) => `${thumb.localName} ${thumb.getAttribute('type')}`),
  holds: ['input range', 'input range'],
  contrary: ['span null', 'span null'],
});

claim('An arrow key moves by `step`, here a second.', 'SliderPlayer.tsx', {
  drive: async (user) => {
    await user.focus('slider', 'Position in the recording');
    await user.press('ArrowRight', 'ArrowRight');
  },
  read: (demo) => demo.value('slider', 'Position in the recording'),
  holds: '49',
  contrary: '67',
});

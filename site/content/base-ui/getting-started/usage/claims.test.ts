import { claim } from 'vitrine/claims';

claim(
  'The root is an anchor now, so it has the role of a link and takes no type.',
  'UsageSlots.tsx',
  {
    read: (demo) => [
      demo.names('link').join(),
      demo.query('a').hasAttribute('type'),
    ],
    holds: ['Shared props', false],
    contrary: ['', true],
  },
);

claim(
  'The thumb carries `data-dragging` only while it is dragged, because a function sets it.',
  'UsageSlotProps.tsx',
  {
    read: (demo) => {
      const thumb = demo.query('.volume-thumb');
      const before = thumb.hasAttribute('data-dragging');
      return [before, thumb.classList.contains('MuiSlider-thumb')];
    },
    holds: [false, true],
    contrary: [true, true],
  },
);

claim('An object sets the same props always.', 'UsageSlotProps.tsx', {
  drive: async (user) => {
    await user.focus('slider', 'Volume');
    await user.press('ArrowRight');
  },
  read: (demo) => [
    demo.value('slider', 'Volume'),
    demo.query('.MuiSlider-rail').classList.contains('volume-rail'),
  ],
  holds: ['31', true],
  contrary: ['31', false],
});

import { claim } from 'vitrine/claims';

claim(
  'When it opens, the focus moves to the paper; when it closes, it returns to where it was.',
  'PopoverBasic.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Delivery times');
      await user.press('Enter', 'Escape');
    },
    read: (demo) => [demo.has('dialog'), demo.focused],
    holds: [false, 'button Delivery times'],
    contrary: [false, ''],
  },
);

claim(
  'With `anchorReference="anchorPosition"` it opens at a point of the window, which `anchorPosition` gives in pixels.',
  'PopoverPosition.tsx',
  {
    drive: (user) => user.rightClick('image', 'A field of four beds'),
    read: (demo) => {
      const field = demo.query('[role=img]').getBoundingClientRect();
      const bed = demo.all('dialog', 'Bed')[0]?.getBoundingClientRect();
      return bed
        ? Math.abs(bed.left - (field.left + field.width / 2)) <= 1 &&
            Math.abs(bed.top - (field.top + field.height / 2)) <= 1
        : 'closed';
    },
    holds: true,
    contrary: false,
  },
);

claim(
  'The second argument is `escapeKeyDown` or `backdropClick`.',
  'PopoverSurface.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Weather');
      await user.press('Escape');
    },
    read: (demo) => demo.text('status'),
    holds: 'Closed: escapeKeyDown',
    contrary: 'Closed: undefined',
  },
);

claim(
  'The paper keeps a distance of 16 pixels from the edges of the window; `marginThreshold` sets another one.',
  'PopoverSurface.tsx',
  {
    drive: (user) => user.click('button', 'Weather'),
    read: (demo) => {
      const paper = demo.all('dialog', 'Weather')[0]?.getBoundingClientRect();
      return paper ? paper.left >= 48 && paper.top >= 48 : 'closed';
    },
    holds: true,
    contrary: false,
  },
);

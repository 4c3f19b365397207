import Popover from '@mui/material/Popover';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'When it opens, the focus moves to the paper; when it closes, it returns to where it was.',
  'PopoverBasic.tsx',
  {
    drive: async (user, demo) => {
      await user.focus('button', 'Delivery times');
      await user.press('Enter');
      demo.root.dataset.opened = demo.focused;
      await user.press('Escape');
    },
    read: (demo) => [
      demo.root.dataset.opened ?? '',
      demo.has('dialog'),
      demo.focused,
    ],
    holds: ['dialog Delivery times', false, 'button Delivery times'],
    contrary: ['', false, ''],
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
    drive: async (user, demo) => {
      await user.click('button', 'Weather');
      await user.press('Escape');
      demo.root.dataset.escape = demo.text('status');
      await user.click('button', 'Weather');
      await user.click(
        document.querySelector('.MuiPopover-root > .MuiBackdrop-root')!,
      );
    },
    read: (demo) => [demo.root.dataset.escape ?? '', demo.text('status')],
    holds: ['Closed: escapeKeyDown', 'Closed: backdropClick'],
    contrary: ['Closed: undefined', 'Closed: undefined'],
  },
);

claim(
  'The paper keeps a distance of 16 pixels from the edges of the window; `marginThreshold` sets another one.',
  'PopoverSurface.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const page = createRoot(place);
      const edges: number[] = [];
      for (const marginThreshold of [undefined, 48]) {
        page.render(
          React.createElement(Popover, {
            key: String(marginThreshold),
            open: true,
            anchorReference: 'anchorPosition',
            ...{ anchorPosition: { left: 0, top: 0 }, marginThreshold },
            slotProps: {
              paper: {
                role: 'dialog',
                'aria-label': `${marginThreshold}`,
              } as object,
            },
          }),
        );
        await user.hover('dialog', `${marginThreshold}`);
        const { left, top } = document
          .activeElement!.closest('.MuiPopover-root')!
          .querySelector('.MuiPaper-root')!
          .getBoundingClientRect();
        edges.push(left, top);
      }
      page.unmount();
      root.dataset.edges = edges.join();
    },
    read: ({ root }) => root.dataset.edges ?? '',
    holds: '16,16,48,48',
    contrary: '0,0,48,48',
  },
);

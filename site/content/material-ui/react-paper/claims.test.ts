import Paper from '@mui/material/Paper';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

claim(
  '`variant="outlined"` draws a border in the color `divider` instead of a shadow.',
  'PaperOutlined.tsx',
  {
    // The theme's variables aren't in the document of a claim, so it sets the color itself.
    read: (demo) => {
      const paper = demo.query('.MuiPaper-outlined');
      paper.style.setProperty('--mui-palette-divider', 'rgb(1, 2, 3)');
      const { borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(paper);
      return [borderTopColor, borderTopWidth, boxShadow];
    },
    holds: ['rgb(1, 2, 3)', '1px', 'none'],
    contrary: ['rgb(0, 0, 0)', '0px', 'none'],
  },
);

claim(
  'Paper has no padding and no size: give it both through `sx`.',
  'PaperBasic.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(
          React.Fragment,
          null,
          React.createElement(Paper),
          React.createElement('button', null, 'After it'),
        ),
      );
      await user.hover('button', 'After it');
    },
    read: ({ root }) => {
      const paper = root.querySelector<HTMLElement>('section .MuiPaper-root');
      return paper ? [getComputedStyle(paper).padding, paper.offsetHeight] : [];
    },
    holds: ['0px', 0],
    contrary: ['16px', 32],
  },
);

claim(
  'Columns are outlined, cards in them rest at elevation 1, and the card that was picked up rises to 8 until it is put down elsewhere.',
  'PaperBoard.tsx',
  {
    drive: async (user, { root }) => {
      const heights = () =>
        ['outlined', 'elevation1', 'elevation8']
          .map((name) => root.querySelectorAll(`.MuiPaper-${name}`).length)
          .join();
      await user.click('button', 'Paint the hull');
      root.dataset.held = heights();
      await user.click('button', 'Put it here: Done');
      root.dataset.put = heights();
    },
    read: ({ root }) => [root.dataset.held ?? '', root.dataset.put ?? ''],
    holds: ['3,4,1', '3,5,0'],
    contrary: ['3,5,0', '3,5,0'],
  },
);

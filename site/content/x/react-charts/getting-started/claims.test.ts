import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { claim } from 'vitrine/claims';
import StartBars from './demos/StartBars';
import StartDataset from './demos/StartDataset';

claim('A label on a series shows in the legend.', 'StartBars.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('.MuiChartsLegend-root text')].map(
      (text) => text.textContent ?? '',
    ),
  holds: ['2023', '2024'],
  contrary: [],
});

claim(
  'Pointing at a group of bars opens a tooltip with the numbers of both years.',
  'StartBars.tsx',
  {
    drive: (user, demo) => user.hover(demo.query('.MuiBarElement-root')),
    read: () => {
      const text =
        document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';
      return ['214', '238'].map((number) => text.includes(number));
    },
    holds: [true, true],
    contrary: [true, false],
  },
);

claim(
  'With `width` and `height` a chart is drawn on the server, too.',
  'StartBars.tsx',
  {
    read: () =>
      [StartBars, StartDataset].map((Demo) =>
        renderToString(React.createElement(Demo)).includes('<svg'),
      ),
    holds: [true, false],
    contrary: [false, false],
  },
);

claim(
  'Nothing in a chart takes the focus, and <kbd>Tab</kbd> goes past it, so put the numbers of an important chart into a table, too.',
  'StartBars.tsx',
  {
    drive: async (user, { root }) => {
      const before = document.createElement('button');
      before.textContent = 'Before';
      root.prepend(before);
      const after = document.createElement('button');
      after.textContent = 'After';
      root.append(after);
      await user.press('Tab', 'Tab');
    },
    read: (demo) => [demo.root.querySelectorAll('svg').length > 0, demo.focused],
    holds: [true, 'button After'],
    contrary: [true, 'img'],
  },
);

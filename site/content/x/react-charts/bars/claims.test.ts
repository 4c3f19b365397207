import { BarChart } from '@mui/x-charts/BarChart';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

const axes = (root: HTMLElement) =>
  ['top', 'right', 'bottom', 'left'].filter((side) =>
    root.querySelector(`.MuiChartsAxis-direction${side}, .MuiChartsAxis-${side}`),
  );

claim(
  '`null` hides an axis, and a string shows the axis with that id on that side.',
  'BarsTopAxis.tsx',
  {
    read: (demo) => axes(demo.root),
    holds: ['top', 'right'],
    contrary: ['bottom', 'left'],
  },
);

claim('`colors` is the palette of the chart.', 'BarsParts.tsx', {
  read: (demo) => getComputedStyle(demo.query('.MuiBarElement-root')).fill,
  holds: 'rgb(27, 127, 121)',
  contrary: 'rgb(2, 178, 175)',
});

claim(
  'No bar takes the focus in this version, so there is nothing to do with the keyboard: what only the tooltip says is out of its reach.',
  'BarsHighlight.tsx',
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

claim(
  '`slots` replaces parts such as the legend, and `slotProps` passes props to them.',
  'BarsParts.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const legend = ({ direction }: { direction?: string }) =>
        React.createElement('text', { className: 'own-legend' }, direction);
      createRoot(place).render(
        React.createElement(BarChart, {
          width: 200,
          height: 100,
          series: [{ label: 'Tickets', data: [1] }],
          xAxis: [{ scaleType: 'band', data: ['May'] }],
          slots: { legend },
          slotProps: { legend: { direction: 'column' } },
        }),
      );
    },
    read: (demo) => [
      demo.query('section .own-legend').textContent,
      demo.root.querySelectorAll('section .MuiChartsLegend-root').length,
    ],
    holds: ['column', 0],
    contrary: ['', 1],
  },
);

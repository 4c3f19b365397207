import ChartsScatter from './demos/ChartsScatter';
import ChartsFirst from './demos/ChartsFirst';
import { BarChart } from '@mui/x-charts/BarChart';
import { renderToString } from 'react-dom/server';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'With `width` and `height` set, it also renders on the server.',
  'ChartsFirst.tsx',
  {
    read: () =>
      [ChartsFirst, ChartsScatter].map((Demo) =>
        renderToString(React.createElement(Demo)).includes('<svg'),
      ),
    holds: [true, false],
    contrary: [false, false],
  },
);

claim('Without `width`, the chart is as wide as its parent.', 'ChartsScatter.tsx', {
  read: (demo) => {
    const chart = demo.query('svg');
    return (
      chart.getBoundingClientRect().width === demo.query('[role=img]').clientWidth
    );
  },
  holds: true,
  contrary: false,
});

claim(
  'A palette is a list of colors or a function of the mode.',
  'ChartsColors.tsx',
  {
    drive: async (user, { root }) => {
      await user.click('button', 'fiesta');
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(BarChart, {
          width: 200,
          height: 100,
          series: [{ data: [1] }],
          xAxis: [{ scaleType: 'band', data: ['May'] }],
          colors: (mode) => [mode === 'light' ? '#010203' : '#040506'],
        }),
      );
    },
    read: (demo) => {
      const fills = [...demo.root.querySelectorAll('.MuiBarElement-root')].map(
        (bar) => getComputedStyle(bar).fill,
      );
      return [fills[0] ?? '', fills.at(-1) ?? ''];
    },
    holds: ['rgb(0, 58, 117)', 'rgb(1, 2, 3)'],
    contrary: ['rgb(0, 58, 117)', 'rgb(0, 58, 117)'],
  },
);

claim('Parts are painted in the order of the markup.', 'ChartsComposed.tsx', {
  read: (demo) => {
    const bar = demo.query('.MuiBarElement-root');
    const line = demo.query('.MuiLineElement-root');
    return bar.compareDocumentPosition(line) === Node.DOCUMENT_POSITION_FOLLOWING;
  },
  holds: true,
  contrary: false,
});

claim('Charts of this version have no role and no name.', 'ChartsSpark.tsx', {
  read: (demo) => {
    const chart = demo.query('svg');
    return [chart.hasAttribute('role'), chart.computedName];
  },
  holds: [false, ''],
  contrary: [true, 'Cellar'],
});

claim(
  "Charts have no keys in this version: no part of a chart takes the focus, so the keyboard can't open a tooltip.",
  'ChartsComposed.tsx',
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

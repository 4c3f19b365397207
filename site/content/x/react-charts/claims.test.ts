import { claim } from 'vitrine/claims';

claim(
  'With `width` and `height` set, it also renders on the server.',
  'ChartsFirst.tsx',
  {
    read: (demo) => {
      const { width, height } = demo.query('svg').getBoundingClientRect();
      return [
        width,
        height,
        demo.root.querySelectorAll('.MuiMarkElement-root').length,
      ];
    },
    holds: [280, 200, 5],
    contrary: [0, 0, 0],
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
    drive: (user) => user.click('button', 'fiesta'),
    read: (demo) => {
      const fills = [...demo.root.querySelectorAll('.MuiBarElement-root')].map(
        (bar) => getComputedStyle(bar).fill,
      );
      return [fills.length, new Set(fills).size, fills[0] ?? ''];
    },
    holds: [8, 4, 'rgb(0, 58, 117)'],
    contrary: [8, 4, 'rgb(173, 216, 230)'],
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

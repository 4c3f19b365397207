import { claim } from 'vitrine/claims';

const axes = (root: HTMLElement) =>
  ['top', 'right', 'bottom', 'left'].filter((side) =>
    root.querySelector(`.MuiChartsAxis-${side}`),
  );

claim(
  '`null` hides an axis, a string selects it by id, and an object configures its appearance.',
  'LinesTopAxis.tsx',
  {
    read: (demo) => [
      ...axes(demo.root),
      demo.query('.MuiChartsAxis-left .MuiChartsAxis-label').textContent,
      getComputedStyle(demo.query('.MuiChartsAxis-left .MuiChartsAxis-tickLabel'))
        .fontSize,
    ],
    holds: ['top', 'left', 'Centimeters', '11px'],
    contrary: ['bottom', 'left', '', '12px'],
  },
);

claim(
  'The class of a series ends with its `id`: give a series the id `forecast` to style it with dashes.',
  'LinesParts.tsx',
  {
    read: (demo) =>
      getComputedStyle(demo.query('.MuiLineElement-series-forecast'))
        .strokeDasharray,
    holds: '5px, 5px',
    contrary: 'none',
  },
);

claim('Each value has a mark.', 'LinesBasic.tsx', {
  read: (demo) => demo.root.querySelectorAll('.MuiMarkElement-root').length,
  holds: 5,
  contrary: 0,
});

claim(
  "The keyboard can't reach single values, since no point takes the focus in this version.",
  'LinesParts.tsx',
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

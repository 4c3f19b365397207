import { claim } from 'vitrine/claims';

const axes = (root: HTMLElement) =>
  ['top', 'right', 'bottom', 'left'].filter((side) =>
    root.querySelector(`.MuiChartsAxis-${side}`),
  );

claim(
  '`null` hides an axis, a string selects it by id, and an object configures its appearance.',
  'LinesTopAxis.tsx',
  {
    read: (demo) => axes(demo.root),
    holds: ['top', 'left'],
    contrary: ['bottom', 'left'],
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

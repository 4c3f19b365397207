import { claim } from 'vitrine/claims';

claim('A click on a column header sorts the rows.', 'StartGrid.tsx', {
  drive: (user) => user.click('columnheader', 'Article'),
  read: (demo) =>
    [
      ...demo.root.querySelectorAll('[role=row][data-rowindex] [data-field=name]'),
    ].map((cell) => cell.textContent ?? ''),
  holds: ['Garden chair', 'Oak shelf', 'Reading lamp'],
  contrary: ['Reading lamp', 'Garden chair', 'Oak shelf'],
});

import { claim } from 'vitrine/claims';

claim('A label on a series shows in the legend.', 'StartBars.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('.MuiChartsLegend-root text')].map(
      (text) => text.textContent ?? '',
    ),
  holds: ['2023', '2024'],
  contrary: [],
});

import { claim } from 'vitrine/claims';

claim('To sit between two layers, compute it from the theme.', 'ZIndexOwn.tsx', {
  read: (demo) => getComputedStyle(demo.query('[data-layer=banner]')).zIndex,
  holds: '1101',
  contrary: 'auto',
});

claim(
  'A `z-index` only counts among elements of the same stacking context.',
  'ZIndexContext.tsx',
  {
    read: (demo) => {
      demo.root.scrollIntoView({ block: 'center' });
      const [inner, outer] = demo.root.querySelectorAll('.MuiPaper-root');
      const box = outer!.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + 4, box.top + 4);
      return [getComputedStyle(inner!).zIndex, top === outer];
    },
    holds: ['1500', true],
    contrary: ['1500', false],
  },
);

import { claim } from 'vitrine/claims';

claim(
  'The theme uses CSS variables and contains both color schemes; nothing renders again when the mode changes.',
  'PlanCard.tsx',
  {
    // The attribute of this site; an application has the one of its provider.
    read: (demo) => {
      const look = () => {
        const card = demo.query('.MuiCard-root');
        return [card.className, getComputedStyle(card).backgroundColor];
      };
      const light = look();
      document.documentElement.dataset.mode = 'dark';
      const dark = look();
      delete document.documentElement.dataset.mode;
      return [light[0] === dark[0], light[1] === dark[1]];
    },
    holds: [true, false],
    contrary: [false, false],
  },
);

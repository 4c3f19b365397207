import { claim } from 'vitrine/claims';

claim(
  'An element with `display: none` stays mounted and keeps its state; nobody sees it, and screen readers skip it.',
  'HiddenInstead.tsx',
  {
    read: (demo) => {
      const papers = [...demo.root.querySelectorAll<HTMLElement>('.MuiPaper-root')];
      const shown = papers.filter((paper) => paper.checkVisibility());
      return [papers.length, shown.length === (innerWidth >= 900 ? 3 : 2)];
    },
    holds: [4, true],
    contrary: [3, true],
  },
);

claim(
  'With `implementation="js"`, the default, what is hidden isn\'t mounted; with `css` it is in the document with `display: none`.',
  'HiddenProps.tsx',
  {
    read: (demo) => [
      demo.root.textContent?.includes('Never') ?? false,
      demo.root.textContent?.includes('Not mdUp') ?? false,
    ],
    holds: [false, true],
    contrary: [true, false],
  },
);

claim(
  'The hook mounts one of two parts, so that only that part runs.',
  'HiddenHook.tsx',
  {
    read: (demo) =>
      demo.root.textContent ===
      (innerWidth < 600 ? 'Mounted on phones only' : 'Mounted everywhere else'),
    holds: true,
    contrary: false,
  },
);

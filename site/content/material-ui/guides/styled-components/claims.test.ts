import { claim } from 'vitrine/claims';

claim(
  '`styled` of `@mui/material/styles` stays what it is: `theme`, `ownerState`, `sx` and `shouldForwardProp` work with both engines.',
  'ScObject.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiPaper-root')].map((paper) => {
        const { padding, borderTopLeftRadius } = getComputedStyle(paper);
        return [padding, borderTopLeftRadius];
      }),
    holds: [
      ['16px', '2px'],
      ['16px', '16px'],
    ],
    contrary: [
      ['16px', '2px'],
      ['16px', '4px'],
    ],
  },
);

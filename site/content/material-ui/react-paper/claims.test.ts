import { claim } from 'vitrine/claims';

claim(
  '`variant="outlined"` draws a border in the color `divider` instead of a shadow.',
  'PaperOutlined.tsx',
  {
    // The theme's variables aren't in the document of a claim, so it sets the color itself.
    read: (demo) => {
      const paper = demo.query('.MuiPaper-outlined');
      paper.style.setProperty('--mui-palette-divider', 'rgb(1, 2, 3)');
      const { borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(paper);
      return [borderTopColor, borderTopWidth, boxShadow];
    },
    holds: ['rgb(1, 2, 3)', '1px', 'none'],
    contrary: ['rgb(0, 0, 0)', '0px', 'none'],
  },
);

claim(
  'Paper has no padding and no size: give it both through `sx`.',
  'PaperSquare.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiPaper-root')).padding,
    holds: '0px',
    contrary: '16px',
  },
);

claim(
  'Columns are outlined, cards in them rest at elevation 1, and the card that was picked up rises to 8 until it is put down elsewhere.',
  'PaperBoard.tsx',
  {
    drive: (user) => user.click('button', 'Paint the hull'),
    read: (demo) => [
      demo.root.querySelectorAll('.MuiPaper-elevation8').length,
      demo.has('button', 'Put it here: Done'),
    ],
    holds: [1, true],
    contrary: [0, false],
  },
);

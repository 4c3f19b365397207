import { claim } from 'vitrine/claims';

claim(
  '`variant="outlined"` draws a border in the color `divider` instead of a shadow.',
  'PaperOutlined.tsx',
  {
    read: (demo) => {
      const { borderTopWidth, boxShadow } = getComputedStyle(
        demo.query('.MuiPaper-outlined'),
      );
      return [borderTopWidth, boxShadow];
    },
    holds: ['1px', 'none'],
    contrary: ['0px', 'none'],
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

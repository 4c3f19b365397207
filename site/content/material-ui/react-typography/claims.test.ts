import { claim } from 'vitrine/claims';

claim("A heading's level and its style are independent.", 'TypographyElement.tsx', {
  read: (demo) => [
    demo.the('heading').tagName,
    getComputedStyle(demo.the('heading')).fontSize,
  ],
  holds: ['H3', '24px'],
  contrary: ['H3', '48px'],
});

claim('Text has no margins by default.', 'TypographyScale.tsx', {
  read: (demo) => {
    const texts = [...demo.root.querySelectorAll('p')].slice(0, 1);
    return texts.map((text) => getComputedStyle(text).margin);
  },
  holds: ['0px'],
  contrary: ['16px 0px'],
});

claim(
  '`gutterBottom` adds a small margin below, and `paragraph` renders a `p` with 16 pixels below.',
  'TypographySpace.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('h3')).marginBottom,
      demo.query('.MuiTypography-paragraph').tagName,
      getComputedStyle(demo.query('.MuiTypography-paragraph')).marginBottom,
    ],
    holds: ['7px', 'P', '16px'],
    contrary: ['0px', 'P', '0px'],
  },
);

claim(
  "`left` and `right` don't follow the reading direction unless you use an RTL style plugin; `textAlign: 'end'` in `sx` does.",
  'TypographyAlign.tsx',
  {
    drive: async (user, demo) => {
      demo.root.dir = 'rtl';
      await user.press('Escape');
    },
    read: (demo) => {
      const text = demo.query('.MuiTypography-body2');
      const range = document.createRange();
      range.selectNodeContents(text);
      const gap = range.getBoundingClientRect().left;
      return Math.round(gap - text.getBoundingClientRect().left);
    },
    holds: 0,
    contrary: 80,
  },
);

claim(
  '`noWrap` keeps text on one line and ends it with an ellipsis.',
  'TypographyCut.tsx',
  {
    read: (demo) => {
      const text = demo.query('.MuiTypography-noWrap');
      return [
        getComputedStyle(text).textOverflow,
        text.scrollWidth > text.clientWidth,
        text.clientHeight < 30,
      ];
    },
    holds: ['ellipsis', true, true],
    contrary: ['clip', false, false],
  },
);

claim(
  'The buttons change the variant of the paragraphs only.',
  'TypographyArticle.tsx',
  {
    drive: (user) => user.click('button', 'Small text'),
    read: (demo) => [
      demo.root.querySelectorAll('p.MuiTypography-body2').length,
      demo.root.querySelectorAll('p.MuiTypography-body1').length,
      demo.root.querySelectorAll('.MuiTypography-subtitle1').length,
    ],
    holds: [2, 0, 1],
    contrary: [0, 2, 1],
  },
);

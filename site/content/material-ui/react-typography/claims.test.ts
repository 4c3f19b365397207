import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
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
  read: (demo) => [
    ...new Set(
      [...demo.root.querySelectorAll('p')].map(
        // The Stack of the demo sets the margins at the top.
        (text) => getComputedStyle(text).margin.replace(/^4px 0px 0px$/, '0px'),
      ),
    ),
  ],
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
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      place.dir = 'rtl';
      root.append(place);
      createRoot(place).render([
        React.createElement(Typography, { key: 1, align: 'left' }, 'Left'),
        React.createElement(Typography, { key: 2, align: 'right' }, 'Right'),
        React.createElement(Typography, { key: 3, sx: { textAlign: 'end' } }, 'End'),
      ]);
    },
    read: (demo) =>
      [...demo.query('section').children].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const gap =
          range.getBoundingClientRect().left - text.getBoundingClientRect().left;
        return Math.round(gap) === 0 ? 'left' : 'right';
      }),
    holds: ['left', 'right', 'left'],
    contrary: ['right', 'left', 'right'],
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

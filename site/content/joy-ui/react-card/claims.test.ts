import CardOverflow from '@mui/joy/CardOverflow';
import CardCover from '@mui/joy/CardCover';
import CardContent from '@mui/joy/CardContent';
import CardActions from '@mui/joy/CardActions';
import Card from '@mui/joy/Card';
import { renderToString } from 'react-dom/server';
import { createElement as h } from 'react';
import { claim } from 'vitrine/claims';

claim(
  'The link covers the whole card, including its focus ring, and screen readers announce a named link.',
  'JoyCardLink.tsx',
  {
    drive: (user) => user.press('Tab'),
    read: (demo) => {
      const card = demo.query('.MuiCard-root');
      card.scrollIntoView({ block: 'center' });
      const box = card.getBoundingClientRect();
      const below = document.elementFromPoint(box.right - 8, box.bottom - 8);
      const ring = getComputedStyle(demo.query('a'), '::after');
      return [
        demo.focused,
        below?.closest('a') !== null,
        ring.outlineStyle,
        Number.parseFloat(ring.width) > box.width - 4,
      ];
    },
    holds: ['link What we learned from 40 interviews', true, 'solid', true],
    contrary: ['link What we learned from 40 interviews', true, 'none', false],
  },
);

claim(
  '`buttonFlex` is the CSS `flex` of all buttons except icon buttons: `1` makes them equally wide, and a string such as `0 1 120px` gives them a size.',
  'JoyCardActions.tsx',
  {
    read: (demo) =>
      ['Remember', 'Ask', 'Visit'].map(
        (name) => getComputedStyle(demo.the('button', name)).flexBasis,
      ),
    holds: ['auto', '120px', '120px'],
    contrary: ['120px', '120px', '120px'],
  },
);

claim(
  'Each part renders a `div`; `component` changes the element.',
  'JoyCardArticle.tsx',
  {
    read: (demo) => {
      const parts = [Card, CardCover, CardOverflow, CardContent, CardActions];
      const page = document.createElement('div');
      const elements = parts.map((part: React.ElementType) => {
        page.innerHTML = renderToString(h(part));
        return page.querySelector('[class*=MuiCard]')!.tagName;
      });
      const named = ['', 'Cover', 'Overflow', 'Content', 'Actions'].map(
        (part) => demo.query(`.MuiCard${part}-root`).tagName,
      );
      return [elements, named];
    },
    holds: [
      ['DIV', 'DIV', 'DIV', 'DIV', 'DIV'],
      ['ARTICLE', 'FIGURE', 'HEADER', 'SECTION', 'FOOTER'],
    ],
    contrary: [
      ['DIV', 'DIV', 'DIV', 'DIV', 'DIV'],
      ['DIV', 'DIV', 'DIV', 'DIV', 'DIV'],
    ],
  },
);

claim(
  "Where both don't fit, the text moves below the picture.",
  'JoyCardResizable.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'Home');
    },
    read: (demo) => {
      const [picture, text] = [
        demo.query('.MuiAspectRatio-root'),
        demo.query('.MuiCardContent-root'),
      ].map((part) => part.getBoundingClientRect());
      return text!.top >= picture!.bottom;
    },
    holds: true,
    contrary: false,
  },
);

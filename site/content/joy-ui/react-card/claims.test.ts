import { claim } from 'vitrine/claims';

claim(
  'The link covers the whole card, including its focus ring, and screen readers announce a named link.',
  'JoyCardLink.tsx',
  {
    read: (demo) => {
      const card = demo.query('.MuiCard-root');
      card.scrollIntoView({ block: 'center' });
      const box = card.getBoundingClientRect();
      const below = document.elementFromPoint(box.right - 8, box.bottom - 8);
      return [demo.names('link'), below?.closest('a') !== null];
    },
    holds: [['What we learned from 40 interviews'], true],
    contrary: [['What we learned from 40 interviews'], false],
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
    read: (demo) =>
      ['', 'Cover', 'Overflow', 'Content', 'Actions'].map(
        (part) => demo.query(`.MuiCard${part}-root`).tagName,
      ),
    holds: ['ARTICLE', 'FIGURE', 'HEADER', 'SECTION', 'FOOTER'],
    contrary: ['DIV', 'DIV', 'DIV', 'DIV', 'DIV'],
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

import Masonry, { type MasonryProps } from '@mui/lab/Masonry';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { claim } from 'vitrine/claims';

claim(
  'Each item goes to the column that is the shortest so far.',
  'MasonryBasic.tsx',
  {
    read: (demo) => {
      const papers = [...demo.root.querySelectorAll<HTMLElement>('.MuiPaper-root')];
      return papers.slice(0, 5).map((paper) => paper.style.order);
    },
    holds: ['1', '2', '3', '4', '2'],
    contrary: ['1', '2', '3', '4', '1'],
  },
);

claim(
  'When an item changes its height, all are placed again.',
  'MasonryGrowing.tsx',
  {
    drive: (user) => user.click('button', 'Ropes'),
    read: (demo) => {
      const papers = [...demo.root.querySelectorAll<HTMLElement>('.MuiPaper-root')];
      return papers.map((paper) => paper.style.order);
    },
    holds: ['1', '2', '2', '2'],
    contrary: ['1', '2', '1', '2'],
  },
);

claim(
  '`component` changes the element, which is a `div` by default.',
  'MasonryCustom.tsx',
  {
    read: () =>
      [{}, { component: 'section' }].map((props) => {
        const page = document.createElement('div');
        page.innerHTML = renderToString(
          React.createElement(Masonry, props as MasonryProps, 'Tea'),
        );
        return page.querySelector('.MuiMasonry-root')!.tagName;
      }),
    holds: ['DIV', 'SECTION'],
    contrary: ['DIV', 'DIV'],
  },
);

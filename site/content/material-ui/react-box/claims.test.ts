import Box from '@mui/material/Box';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { claim } from 'vitrine/claims';

claim(
  '`component` changes the element, which is a `div` by default.',
  'BoxElement.tsx',
  {
    read: (demo) => [
      demo.names('navigation'),
      demo.all('listitem').length,
      /^<\w+/.exec(
        renderToString(createElement(Box)).replace(/<style.*<\/style>/, ''),
      )?.[0] ?? '',
    ],
    holds: [['Ports'], 3, '<div'],
    contrary: [[], 0, '<div'],
  },
);

claim(
  'Numbers for spacing are multiples of 8 pixels: `p: 3` is a padding of 24.',
  'BoxBasic.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiBox-root')).padding,
    holds: '24px',
    contrary: '3px',
  },
);

claim('Both boxes get the same styles.', 'BoxProps.tsx', {
  read: (demo) => {
    const boxes = [...demo.root.querySelectorAll('.MuiBox-root .MuiBox-root')].slice(
      0,
      2,
    );
    const looks = boxes.map((box) => {
      const style = getComputedStyle(box);
      // The texts differ in width.
      return [...style]
        .filter((name) => !/origin|inline|width/.test(name))
        .map((name) => style.getPropertyValue(name))
        .join();
    });
    return [looks.length, looks[0] === looks[1], looks[0]!.length > 1000];
  },
  holds: [2, true, true],
  contrary: [2, false, true],
});

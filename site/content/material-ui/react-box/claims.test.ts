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

claim('Both boxes are the same to the pixel.', 'BoxProps.tsx', {
  read: (demo) => {
    const boxes = [...demo.root.querySelectorAll('.MuiBox-root .MuiBox-root')].slice(
      0,
      2,
    );
    const looks = boxes.map((box) => {
      const { height, width } = box.getBoundingClientRect();
      const style = getComputedStyle(box);
      const same = [...style].filter(
        (name) => !/origin|block|inline|margin/.test(name),
      );
      return [
        height,
        width,
        ...same.map((name) => style.getPropertyValue(name)),
      ].join();
    });
    return [looks.length, looks[0] === looks[1]];
  },
  holds: [2, true],
  contrary: [2, false],
});

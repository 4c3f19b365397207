import { claim } from 'vitrine/claims';

claim(
  '`component` changes the element, which is a `div` by default.',
  'BoxElement.tsx',
  {
    read: (demo) => [demo.names('navigation'), demo.all('listitem').length],
    holds: [['Ports'], 3],
    contrary: [[], 0],
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
    const [first, second] = demo.root.querySelectorAll('.MuiBox-root .MuiBox-root');
    const styles = [first!, second!].map((box) => getComputedStyle(box));
    return [
      styles[0]!.padding === styles[1]!.padding,
      styles[0]!.backgroundColor === styles[1]!.backgroundColor,
      styles[0]!.padding,
    ];
  },
  holds: [true, true, '16px'],
  contrary: [false, false, '0px'],
});

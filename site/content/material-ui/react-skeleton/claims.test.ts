import { claim } from 'vitrine/claims';

claim(
  'A text skeleton inside a heading has the height of that heading, whatever the theme says.',
  'SkeletonText.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll<HTMLElement>('.MuiSkeleton-root')].map(
        (skeleton) => skeleton.offsetHeight === skeleton.parentElement?.offsetHeight,
      ),
    holds: [true, true, true],
    contrary: [false, false, false],
  },
);

claim(
  'With children a skeleton takes their size: they are there, but invisible.',
  'SkeletonChildren.tsx',
  {
    read: (demo) => {
      const skeleton = demo.query('.MuiSkeleton-circular');
      const avatar = demo.query('.MuiSkeleton-circular .MuiAvatar-root');
      return [skeleton.offsetHeight, getComputedStyle(avatar).visibility];
    },
    holds: [40, 'hidden'],
    contrary: [19, 'visible'],
  },
);

claim(
  'A shape without a height is 1.2em high, and without a width it fills its container.',
  'SkeletonColor.tsx',
  {
    read: (demo) => {
      const shape = demo.query('.MuiSkeleton-rounded');
      const size = parseFloat(getComputedStyle(shape).fontSize);
      return [
        Math.round(shape.offsetHeight) === Math.round(size * 1.2),
        shape.offsetWidth === shape.parentElement?.clientWidth,
      ];
    },
    holds: [true, true],
    contrary: [false, false],
  },
);

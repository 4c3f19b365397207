import { claim } from 'vitrine/claims';

claim(
  'The root is an anchor now, so it has the role of a link and takes no type.',
  'UsageSlots.tsx',
  {
    read: (demo) => [
      demo.names('link').join(),
      demo.query('a').hasAttribute('type'),
    ],
    holds: ['Shared props', false],
    contrary: ['', true],
  },
);

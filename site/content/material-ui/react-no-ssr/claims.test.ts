import { claim } from 'vitrine/claims';

claim(
  'Once it is mounted in the browser, the children take the place of the fallback.',
  'NoSsrFallback.tsx',
  {
    read: (demo) => [
      demo.text('status').startsWith('Your browser asks for'),
      demo.root.querySelectorAll('.MuiSkeleton-root').length,
    ],
    holds: [true, 0],
    contrary: [false, 1],
  },
);

claim('The children of both are there in the end.', 'NoSsrBasic.tsx', {
  read: (demo) => demo.all('note').length,
  holds: 2,
  contrary: 1,
});

claim(
  'With `defer` it waits one more turn, so that everything else is mounted first.',
  'NoSsrDefer.tsx',
  {
    drive: (user) => user.click('button', 'Mount both'),
    read: (demo) => demo.text('status'),
    holds: 'Order: At once, Deferred',
    contrary: 'Order: Deferred, At once',
  },
);

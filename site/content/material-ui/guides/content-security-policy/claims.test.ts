import { claim } from 'vitrine/claims';

claim(
  "In production, Emotion inserts an empty element and adds rules through the style sheet's API, which no policy blocks.",
  'CspStyles.tsx',
  {
    drive: (user) => user.click('button', 'Count'),
    read: (demo) =>
      /elements: [1-9]\d*, with rules: [1-9]/.test(demo.text('status')),
    holds: true,
    contrary: false,
  },
);

import createCache from '@emotion/cache';
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

claim('The cache gives it to every `style` element.', 'CspStyles.tsx', {
  read: () => {
    const container = document.createElement('div');
    const { sheet } = createCache({ key: 'csp', nonce: 'x7', container });
    sheet.insert('a{color:red}');
    sheet.insert('b{color:red}');
    return [...container.querySelectorAll('style')].map((element) => element.nonce);
  },
  holds: ['x7'],
  contrary: [''],
});

claim(
  "In development it writes text, so that you can edit rules in the inspector; use `'unsafe-inline'` there, or set `speedy: true` in the cache.",
  'CspStyles.tsx',
  {
    read: () =>
      [false, true].map((speedy) => {
        const container = document.createElement('div');
        document.body.append(container);
        const { sheet } = createCache({ key: 'csp', speedy, container });
        sheet.insert('a{outline-color:red}');
        const text = container.textContent ?? '';
        container.remove();
        return text;
      }),
    holds: ['a{outline-color:red}', ''],
    contrary: ['a{outline-color:red}', 'a{outline-color:red}'],
  },
);

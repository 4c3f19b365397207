import createCache from '@emotion/cache';
import { claim } from 'vitrine/claims';

claim(
  "In production, Emotion inserts an empty element and adds rules through the style sheet's API, which no policy blocks.",
  'CspStyles.tsx',
  {
    drive: async (user, { root }) => {
      const frame = document.createElement('iframe');
      const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
      frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="style-src ${empty}"><p>`;
      await new Promise((done) => {
        frame.addEventListener('load', done);
        root.append(frame);
      });
      const page = frame.contentDocument!;
      const colorAfter = (speedy: boolean) => {
        const { sheet } = createCache({ key: 'csp', speedy, container: page.head });
        sheet.insert(`p{color:rgb(1, 2, ${speedy ? 3 : 4})}`);
        return frame.contentWindow!.getComputedStyle(page.querySelector('p')!).color;
      };
      root.dataset.colors = [colorAfter(false), colorAfter(true)].join();
      frame.remove();
      await user.click('button', 'Count');
    },
    read: (demo) => [
      demo.root.dataset.colors ?? '',
      /elements: [1-9]\d*, with rules: [1-9]/.test(demo.text('status')),
    ],
    holds: ['rgb(0, 0, 0),rgb(1, 2, 3)', true],
    contrary: ['rgb(0, 0, 0),rgb(0, 0, 0)', true],
  },
);

claim('The cache gives it to every `style` element.', 'CspStyles.tsx', {
  read: () => {
    const container = document.createElement('div');
    const { sheet } = createCache({
      key: 'csp',
      nonce: 'x7',
      speedy: false,
      container,
    });
    sheet.insert('a{color:red}');
    sheet.insert('b{color:red}');
    return [...container.querySelectorAll('style')].map((element) => element.nonce);
  },
  holds: ['x7', 'x7'],
  contrary: ['x7', ''],
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

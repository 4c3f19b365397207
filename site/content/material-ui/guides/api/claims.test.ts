import { claim } from 'vitrine/claims';

claim(
  '`aria-label`, `data-*`, `title`, event handlers and every other attribute end up on the root element.',
  'ApiSpread.tsx',
  {
    read: (demo) => {
      const button = demo.the('button', 'Save');
      return [button.dataset.action ?? '', button.title, button.matches('.save')];
    },
    holds: ['save', 'Ctrl+S', true],
    contrary: ['', '', false],
  },
);

claim(
  'With `value`, `checked`, `open` or `expanded`, the state is yours, and the component only shows it.',
  'ApiControlled.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Uncontrolled');
      await user.press('ArrowUp');
      await user.focus('slider', 'Controlled, without a handler');
      await user.press('ArrowUp');
    },
    read: (demo) =>
      demo.all('slider').map((slider) => slider.getAttribute('aria-valuenow')),
    holds: ['31', '30'],
    contrary: ['31', '31'],
  },
);

import { claim } from 'vitrine/claims';

claim('Give the cache the shadow root as its `container`:', 'ShadowIsland.tsx', {
  read: (demo) => {
    const root = demo.query('[data-host]').shadowRoot;
    const field = root?.querySelector('.MuiOutlinedInput-root');
    return field ? getComputedStyle(field).position : 'no field';
  },
  holds: 'relative',
  contrary: 'static',
});

claim(
  'Set `container` for the components that mount something elsewhere.',
  'ShadowIsland.tsx',
  {
    drive: (user, demo) => {
      const { shadowRoot } = demo.query('[data-host]');
      shadowRoot!.querySelector<HTMLElement>('[role=combobox]')!.focus();
      return user.press('ArrowDown');
    },
    read: (demo) => [
      demo.query('[data-host]').shadowRoot!.querySelectorAll('[role=option]').length,
      document.querySelectorAll('body > .MuiPopover-root').length,
    ],
    holds: [2, 0],
    contrary: [0, 1],
  },
);

claim(
  '`autoFocus` in a dialog has no effect: the dialog takes the focus itself when it opens.',
  'ShadowDialog.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('[data-host]').shadowRoot!.querySelector('button')!),
    read: (demo) => {
      const focused = demo.query('[data-host]').shadowRoot!.activeElement;
      return focused?.classList.contains('MuiDialog-container') ?? false;
    },
    holds: true,
    contrary: false,
  },
);

import { claim } from 'vitrine/claims';

claim(
  'Its children become children of `container` in the document.',
  'PortalBasic.tsx',
  {
    drive: (user) => user.click('button', 'Render below'),
    read: (demo) =>
      demo.has('note')
        ? Boolean(demo.the('note').parentElement?.querySelector('button'))
        : 'closed',
    holds: false,
    contrary: true,
  },
);

claim(
  'React events bubble along the components, not along the document: a click in a portal reaches the handlers of the components around it.',
  'PortalEvents.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Open');
      await user.click('button', 'In the portal');
    },
    read: (demo) => demo.text('status'),
    holds: 'Clicks that reached the first box: 2',
    contrary: 'Clicks that reached the first box: 1',
  },
);

claim(
  'With `disablePortal` the children stay where they are written, and are clipped there.',
  'PortalClipped.tsx',
  {
    drive: async (user, demo) => {
      const clip = () =>
        getComputedStyle(demo.query('.MuiPaper-root').parentElement!).overflow;
      demo.root.dataset.disabled = clip();
      await user.click('checkbox', 'disablePortal');
      demo.root.dataset.enabled = clip();
    },
    read: ({ root }) => [root.dataset.disabled ?? '', root.dataset.enabled ?? ''],
    holds: ['hidden', 'visible'],
    contrary: ['visible', 'visible'],
  },
);

import { claim } from 'vitrine/claims';

claim(
  '`onClickAway` is called for every click outside the child.',
  'ClickAwayTable.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Anchor, 8 kg: 6');
      await user.press('9');
      await user.click('columnheader', 'Article');
    },
    read: (demo) => demo.text('status'),
    holds: 'Anchor, 8 kg: 69',
    contrary: 'Click a number to change it.',
  },
);

claim(
  'A portal inside the child counts as inside, wherever it is in the document.',
  'ClickAwayPortal.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Open');
      await user.click('button', 'In a portal');
    },
    read: (demo) => [demo.text('status'), demo.has('button', 'In a portal')],
    holds: ['Clicks away: 0', true],
    contrary: ['Clicks away: 1', true],
  },
);

claim(
  'With `disableReactTree` only the document counts, and a click in the portal is a click away.',
  'ClickAwayPortal.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Open');
      await user.click('checkbox', 'disableReactTree');
      await user.click('button', 'In a portal');
    },
    read: (demo) => demo.text('status'),
    holds: 'Clicks away: 1',
    contrary: 'Clicks away: 0',
  },
);

claim(
  '`mouseEvent` and `touchEvent` choose the event; `false` switches one off.',
  'ClickAwayEvents.tsx',
  {
    drive: (user) => user.click('status'),
    read: (demo) => demo.text('status'),
    holds: 'Last event: mousedown outside the first',
    contrary: 'Last event: never',
  },
);

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
    drive: async (user, { root }) => {
      const send = (event: Event) => root.dispatchEvent(event);
      await user.hover('status');
      send(new MouseEvent('mousedown', { bubbles: true }));
      await user.hover('status');
      root.dataset.first = root.querySelector('[role=status]')!.textContent ?? '';
      send(new TouchEvent('touchstart', { bubbles: true }));
      await user.hover('status');
      root.dataset.second = root.querySelector('[role=status]')!.textContent ?? '';
      for (const type of ['mouseup', 'click'])
        send(new MouseEvent(type, { bubbles: true }));
    },
    read: (demo) => [
      demo.root.dataset.first ?? '',
      demo.root.dataset.second ?? '',
      demo.text('status'),
    ],
    holds: [
      'Last event: mousedown outside the first',
      'Last event: touchstart outside the first',
      'Last event: touchstart outside the first',
    ],
    contrary: ['Last event: none yet', 'Last event: none yet', 'Last event: never'],
  },
);

import { claim } from 'vitrine/claims';

claim(
  '`component` names the element or component at the root.',
  'RoutingComponent.tsx',
  {
    drive: (user) => user.click('link', 'Orders'),
    read: (demo) => [demo.the('link', 'Orders').tagName, demo.text('status')],
    holds: ['A', 'You are at /orders'],
    contrary: ['BUTTON', 'You are at /'],
  },
);

claim('`LinkComponent` is used when there is an `href`.', 'RoutingTheme.tsx', {
  drive: (user) => user.click('link', 'Invoices'),
  read: (demo) => [demo.text('status'), demo.query('button').textContent ?? ''],
  holds: ['You are at /invoices', 'Not a link'],
  contrary: ['You are at /', 'Not a link'],
});

claim(
  '`selected` marks the item, and `aria-current="page"` tells screen readers.',
  'RoutingList.tsx',
  {
    drive: (user) => user.click('link', 'Sent'),
    read: (demo) =>
      [...demo.root.querySelectorAll('.Mui-selected')].map(
        (item) => `${item.textContent} ${item.getAttribute('aria-current')}`,
      ),
    holds: ['Sent page'],
    contrary: ['Inbox page'],
  },
);

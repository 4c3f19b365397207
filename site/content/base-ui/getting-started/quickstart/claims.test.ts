import { claim } from 'vitrine/claims';

claim('Pressing Enter on it counts up.', 'QuickHook.tsx', {
  drive: (user) => user.press('Tab', 'Enter'),
  read: (demo) => demo.focused,
  holds: 'button Tickets: 2',
  contrary: 'button Tickets: 1',
});

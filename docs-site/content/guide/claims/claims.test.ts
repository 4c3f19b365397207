import { claim } from 'vitrine/claims';

claim('After closing, the focus is on the button again.', 'MenuBasic.tsx', {
  drive: async (user) => {
    await user.click('button', 'Document');
    await user.press('ArrowDown', 'Escape');
  },
  read: (demo) => [demo.has('menu'), demo.focused],
  holds: [false, 'button Document'],
  contrary: [false, ''],
});

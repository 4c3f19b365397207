import { claim } from 'vitrine/claims';

claim('A press changes the prop, and with it the color:', 'BasicsSend.tsx', {
  drive: (user) => user.click('button', 'Send at once'),
  read: (demo) =>
    getComputedStyle(demo.the('button', 'Send at once')).backgroundColor,
  holds: 'rgb(185, 28, 28)',
  contrary: 'rgb(51, 65, 85)',
});

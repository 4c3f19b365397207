import { claim } from 'vitrine/claims';

let pressed: boolean[] = [];

claim('Pressing Enter on it counts up.', 'QuickHook.tsx', {
  drive: (user) => user.press('Tab', 'Enter'),
  read: (demo) => demo.focused,
  holds: 'button Tickets: 2',
  contrary: 'button Tickets: 1',
});

claim(
  'The element is a `span`, and yet it has the role of a button, takes the focus, and reacts to Enter and Space.',
  'QuickHook.tsx',
  {
    drive: (user) => user.press('Tab', 'Space', 'Enter'),
    read: (demo) => [demo.query('span').tagName, demo.focused],
    holds: ['SPAN', 'button Tickets: 3'],
    contrary: ['SPAN', 'button Tickets: 1'],
  },
);

claim(
  "While the button is pressed, it has the class `Mui-active`; while it has the keyboard's focus, `Mui-focusVisible`.",
  'QuickButton',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      const button = demo.the('button', 'Print the ticket');
      const active = () => button.classList.contains('Mui-active');
      pressed = [active()];
      button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      await user.hover(button);
      pressed.push(active());
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      await user.hover(button);
      pressed.push(active());
    },
    read: (demo) => [
      ...pressed,
      demo.the('button', 'Print the ticket').classList.contains('Mui-focusVisible'),
    ],
    holds: [false, true, false, true],
    contrary: [false, false, false, true],
  },
);

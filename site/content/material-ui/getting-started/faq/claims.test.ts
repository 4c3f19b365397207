import { claim } from 'vitrine/claims';

claim("While the first menu is open, the page can't scroll.", 'FaqScrollLock.tsx', {
  drive: (user) => user.click('button', 'Locks'),
  read: () => document.body.style.overflow,
  holds: 'hidden',
  contrary: '',
});

claim(
  'A button without a ripple has no element for it in the markup.',
  'FaqRipple.tsx',
  {
    read: (demo) => demo.root.querySelectorAll('.MuiTouchRipple-root').length,
    holds: 0,
    contrary: 1,
  },
);

claim(
  'Pressing the button puts the focus into the input, not on its wrapper.',
  'FaqRef.tsx',
  {
    drive: (user) => user.click('button', 'Edit'),
    read: (demo) => demo.focused,
    holds: 'textbox City',
    contrary: 'button Edit',
  },
);

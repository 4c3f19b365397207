import { claim } from 'vitrine/claims';

claim(
  'That is your `onClick`: a backdrop never closes itself.',
  'BackdropPart.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Save');
      await user.click(demo.query('.MuiBackdrop-root'));
    },
    read: (demo) => getComputedStyle(demo.query('.MuiBackdrop-root')).visibility,
    holds: 'visible',
    contrary: 'hidden',
  },
);

claim(
  'The keyboard still reaches everything below it, and there is no key that closes it.',
  'BackdropPart.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Save');
      await user.press('Escape', 'Enter', 'Space', 'Tab');
    },
    read: (demo) => [
      getComputedStyle(demo.query('.MuiBackdrop-root')).visibility,
      demo.focused,
    ],
    holds: ['visible', 'button Done saving'],
    contrary: ['hidden', ''],
  },
);

claim(
  'The root has `aria-hidden="true"`, so nothing in it is read, and a ring that turns in it isn\'t announced.',
  'BackdropStatus.tsx',
  {
    drive: (user) => user.click('button', 'Load both'),
    read: (demo) => demo.names('progressbar'),
    holds: ['Announced'],
    contrary: ['Silent', 'Announced'],
  },
);

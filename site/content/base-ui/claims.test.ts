import { claim } from 'vitrine/claims';

claim(
  'A component renders elements and takes classes, slots and styles for them.',
  'OwnSwitch.tsx',
  {
    drive: async (user) => {
      await user.focus('checkbox', 'Notify me');
      await user.press('Space');
    },
    read: (demo) => {
      const root = demo.query('.MuiSwitch-root');
      const track = root.querySelector('.MuiSwitch-track')!;
      return [
        root.classList.contains('Mui-checked'),
        getComputedStyle(track).backgroundColor,
      ];
    },
    holds: [false, 'rgb(107, 114, 128)'],
    contrary: [true, 'rgb(22, 101, 52)'],
  },
);

import { createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'It returns the value of the CSS property `transition`.',
  'TransitionsCreate.tsx',
  {
    read: (demo) => {
      const style = getComputedStyle(demo.query('.MuiPaper-root'));
      return [style.transitionProperty, style.transitionDuration];
    },
    holds: ['box-shadow, transform', '0.25s, 0.25s'],
    contrary: ['box-shadow, transform', '0.3s, 0.3s'],
  },
);

claim(
  '`getAutoHeightDuration` computes a duration from a height in pixels.',
  'TransitionsHeight.tsx',
  {
    drive: (user) => user.click('button', 'Open both'),
    read: (demo) => {
      const open = demo.has('button', 'Close both');
      const [low, tall] = ['Low', 'Tall'].map((name) =>
        parseFloat(
          demo.query(`[data-panel=${name}]`).style.transitionDuration || '0',
        ),
      );
      return open && low! < tall!;
    },
    holds: true,
    contrary: false,
  },
);

claim('What you leave out keeps its default.', 'TransitionsDurations.tsx', {
  read: () => {
    const { duration, easing } = createTheme({
      transitions: { duration: { enteringScreen: 150 } },
    }).transitions;
    return [duration.enteringScreen, duration.leavingScreen, easing.sharp];
  },
  holds: [150, 195, 'cubic-bezier(0.4, 0, 0.6, 1)'],
  contrary: [150, 0, ''],
});

import {
  createTheme,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

const note = (demo: { query: (selector: string) => HTMLElement }) =>
  getComputedStyle(demo.query('p')).color;

claim('Its class stays the same when the mode changes.', 'VariablesNote.tsx', {
  drive: async (user, demo) => {
    demo.root.dataset.before = demo.query('p').className;
    await user.click('button', 'Change the mode');
  },
  read: (demo) => [
    demo.query('p').className === demo.root.dataset.before,
    note(demo),
  ],
  holds: [true, 'rgb(94, 234, 212)'],
  contrary: [false, 'rgb(94, 234, 212)'],
});

claim(
  "A theme from `createTheme` doesn't have it, so check for it:",
  'VariablesNote.tsx',
  {
    read: () => ['vars' in createTheme(), 'vars' in extendTheme()],
    holds: [false, true],
    contrary: [true, true],
  },
);

claim(
  'The browser remembers the choice, and `system` follows the operating system.',
  'VariablesNote.tsx',
  {
    drive: (user) => user.click('button', 'Change the mode'),
    read: () => localStorage.getItem('note-mode'),
    holds: 'dark',
    contrary: null,
  },
);

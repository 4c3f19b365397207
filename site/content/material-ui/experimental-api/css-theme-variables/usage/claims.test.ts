import { experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'Choosing Dark sets the attribute data-vars-scheme of the box to dark.',
  'VariablesMode.tsx',
  {
    drive: (user) => user.click('button', 'Dark'),
    read: (demo) => demo.query('.MuiPaper-root').getAttribute('data-vars-scheme'),
    holds: 'dark',
    contrary: 'light',
  },
);

claim(
  'Its styles stay the same; only the values behind them change.',
  'VariablesMode.tsx',
  {
    drive: async (user, demo) => {
      const button = demo.the('button', 'Order');
      demo.root.dataset.before = button.className;
      await user.click('button', 'Dark');
    },
    read: (demo) => {
      const button = demo.the('button', 'Order');
      return [
        button.className === demo.root.dataset.before,
        getComputedStyle(button).backgroundColor,
      ];
    },
    holds: [true, 'rgb(144, 202, 249)'],
    contrary: [true, 'rgb(25, 118, 210)'],
  },
);

claim(
  'The names are the paths of the theme with dashes, after the prefix `mui`:',
  'VariablesMode.tsx',
  {
    read: () => {
      const { generateCssVars } = extendTheme();
      const names = Object.keys({
        ...generateCssVars('light').css,
        ...generateCssVars().css,
      });
      return ['palette-success-main', 'shape-borderRadius', 'zIndex-drawer'].filter(
        (path) => names.includes(`--mui-${path}`),
      );
    },
    holds: ['palette-success-main', 'shape-borderRadius', 'zIndex-drawer'],
    contrary: ['palette-success-main'],
  },
);

claim('Typography and transitions are not, in this version.', 'VariablesMode.tsx', {
  read: () => {
    const { vars } = extendTheme();
    return [
      'palette',
      'shadows',
      'shape',
      'zIndex',
      'typography',
      'transitions',
    ].filter((key) => key in vars);
  },
  holds: ['palette', 'shadows', 'shape', 'zIndex'],
  contrary: ['palette', 'shadows', 'shape', 'zIndex', 'typography', 'transitions'],
});

claim(
  'With `disableTransitionOnChange`, the provider adds a style without transitions to the head of `documentNode` and removes it a moment later.',
  'VariablesDocument.tsx',
  {
    drive: (user) => user.click('button', 'Change the mode'),
    read: (demo) => demo.text('status'),
    holds: 'In the other document: style added, style removed',
    contrary: 'In the other document: nothing yet',
  },
);

import { extendTheme } from '@mui/joy/styles';
import { claim } from 'vitrine/claims';

claim(
  'For example, an input passes its radius to a button inside it with a variable.',
  'VariablesInput.tsx',
  {
    read: (demo) =>
      demo
        .all('button', 'Apply')
        .map((button) =>
          Number.parseFloat(getComputedStyle(button).borderTopLeftRadius),
        ),
    holds: [3, 12],
    contrary: [6, 6],
  },
);

claim('Set them on the component or on an ancestor:', 'VariablesInput.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('.MuiInput-root')].map((field) => {
      const { borderTopLeftRadius, minHeight } = getComputedStyle(field);
      return [borderTopLeftRadius, minHeight];
    }),
  holds: [
    ['6px', '44px'],
    ['20px', '44px'],
  ],
  contrary: [
    ['6px', '36px'],
    ['6px', '36px'],
  ],
});

claim(
  'For other tokens, the path becomes the name: `palette.primary.solidBg` is `--joy-palette-primary-solidBg`, `radius.sm` is `--joy-radius-sm`.',
  'VariablesInput.tsx',
  {
    read: () => {
      const { vars } = extendTheme();
      return [vars.palette.primary.solidBg, vars.radius.sm].map(
        (value) => /--[\w-]+/.exec(value)?.[0] ?? '',
      );
    },
    holds: ['--joy-palette-primary-solidBg', '--joy-radius-sm'],
    contrary: ['--joy-primary-solidBg', '--joy-sm'],
  },
);

claim(
  "Two applications on one page need different prefixes: `extendTheme({ cssVarPrefix: 'shop' })` makes `--shop-palette-…`.",
  'VariablesInput.tsx',
  {
    read: () =>
      Object.keys(
        extendTheme({ cssVarPrefix: 'shop' }).generateCssVars('light').vars,
      ).length > 0 &&
      /var\(--shop-palette-/.test(
        extendTheme({ cssVarPrefix: 'shop' }).vars.palette.primary.solidBg,
      ),
    holds: true,
    contrary: false,
  },
);

claim('Both are `--joy-radius-card` in the end.', 'VariablesInput.tsx', {
  read: () => {
    const options: object = { radius: { card: '20px' } };
    const { vars, getCssVar, generateCssVars } = extendTheme(options);
    const { css } = generateCssVars() as { css: Record<string, string> };
    return [
      JSON.stringify(vars.radius).includes('var(--joy-radius-card, 20px)'),
      getCssVar('radius-card' as 'radius-md'),
      css['--joy-radius-card'] ?? '',
    ];
  },
  holds: [true, 'var(--joy-radius-card)', '20px'],
  contrary: [false, 'var(--joy-radius-card)', ''],
});

claim(
  'Each palette has three channel tokens, `lightChannel`, `mainChannel` and `darkChannel`: red, green and blue without the opacity.',
  'VariablesInput.tsx',
  {
    read: () => {
      const { css } = extendTheme().generateCssVars('light') as {
        css: Record<string, string>;
      };
      return ['primary', 'neutral', 'danger', 'success', 'warning'].filter(
        (palette) =>
          ['light', 'main', 'dark'].every((name) =>
            /^\d+ \d+ \d+$/.test(
              css[`--joy-palette-${palette}-${name}Channel`] ?? '',
            ),
          ),
      );
    },
    holds: ['primary', 'neutral', 'danger', 'success', 'warning'],
    contrary: ['success'],
  },
);

claim('An empty prefix removes it: `--palette-…`.', 'VariablesInput.tsx', {
  read: () => {
    const { vars } = extendTheme({ cssVarPrefix: '' });
    return /--[a-z]+-/.exec(vars.palette.primary.solidBg)?.[0] ?? '';
  },
  holds: '--palette-',
  contrary: '--joy-',
});

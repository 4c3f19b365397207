import Paper from '@mui/material/Paper';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  type CssVarsTheme,
  experimental_extendTheme as extendTheme,
  useTheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'The buttons have the same class names and different colors, because their boxes hold different values in the same variables.',
  'VariablesSchemes.tsx',
  {
    read: (demo) => {
      const [light, dark] = demo.all('button');
      return [
        light.className === dark.className,
        getComputedStyle(light).backgroundColor,
        getComputedStyle(dark).backgroundColor,
      ];
    },
    holds: [true, 'rgb(123, 31, 162)', 'rgb(206, 147, 216)'],
    contrary: [true, 'rgb(123, 31, 162)', 'rgb(123, 31, 162)'],
  },
);

type Tokens = Record<string, Record<string, Record<string, unknown>>>;

claim(
  'What you leave out keeps its default, in both schemes.',
  'VariablesSchemes.tsx',
  {
    read: () => {
      const { colorSchemes } = extendTheme({
        colorSchemes: { light: { palette: { primary: { main: '#7b1fa2' } } } },
      });
      const { light, dark } = colorSchemes;
      return [
        light.palette.primary.main,
        light.palette.error.main,
        dark.palette.primary.main,
      ];
    },
    holds: ['#7b1fa2', '#d32f2f', '#90caf9'],
    contrary: ['#7b1fa2', '#d32f2f', '#7b1fa2'],
  },
);

claim(
  'For `main`, `light`, `dark` and `contrastText` of each palette color, the theme has a channel: three numbers without commas.',
  'VariablesSchemes.tsx',
  {
    read: () => {
      const { palette } = extendTheme().colorSchemes.light;
      const names = [
        'primary',
        'secondary',
        'error',
        'warning',
        'info',
        'success',
      ] as const;
      return names.filter((name) => {
        const { mainChannel, lightChannel, darkChannel, contrastTextChannel } =
          palette[name];
        return [mainChannel, lightChannel, darkChannel, contrastTextChannel].every(
          (channel) => /^\d+ \d+ \d+$/.test(String(channel)),
        );
      });
    },
    holds: ['primary', 'secondary', 'error', 'warning', 'info', 'success'],
    contrary: ['primary'],
  },
);

claim(
  'A color that you add gets channels if it is an object with `main`.',
  'VariablesSchemes.tsx',
  {
    read: () => {
      const palette = { ribbon: '#fff3c4', draft: { main: '#8d6e63' } };
      const theme = extendTheme({ colorSchemes: { light: { palette } } } as never);
      const { ribbonChannel, draft } = theme.colorSchemes.light
        .palette as unknown as Tokens;
      return [ribbonChannel === undefined, String(draft!.mainChannel)];
    },
    holds: [true, '141 110 99'],
    contrary: [false, '141 110 99'],
  },
);

claim('The variable is `--mui-palette-ribbon`.', 'VariablesSchemes.tsx', {
  read: () => {
    const palette = { ribbon: '#fff3c4' };
    const theme = extendTheme({ colorSchemes: { light: { palette } } } as never);
    return String((theme.vars as unknown as Tokens).palette!.ribbon);
  },
  holds: 'var(--mui-palette-ribbon, #fff3c4)',
  contrary: 'var(--mui-ribbon, #fff3c4)',
});

claim(
  'It returns `[data-mui-color-scheme="dark"] &`, with the attribute of your provider.',
  'VariablesSchemes.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const Selector = () =>
        (useTheme() as CssVarsTheme).getColorSchemeSelector('dark') as never;
      createRoot(place).render(
        React.createElement(
          CssVarsProvider,
          { colorSchemeNode: null, disableNestedContext: true, storageWindow: null },
          React.createElement(Selector),
        ),
      );
    },
    read: (demo) => demo.query('section').textContent ?? '',
    holds: '[data-mui-color-scheme="dark"] &',
    contrary: '.dark &',
  },
);

/** Renders the message of what its children throw. */
class Caught extends React.Component<React.PropsWithChildren> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

claim(
  'Skip only keys of your own: without `shadows`, `Paper` throws when it renders.',
  'VariablesSchemes.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const theme = extendTheme({
        shouldSkipGeneratingVar: (keys) => keys[0] === 'shadows',
      });
      createRoot(place).render(
        React.createElement(
          Caught,
          null,
          React.createElement(
            CssVarsProvider,
            {
              theme,
              colorSchemeNode: null,
              disableNestedContext: true,
              storageWindow: null,
            },
            React.createElement(Paper, null, 'A surface'),
          ),
        ),
      );
    },
    read: (demo) => demo.query('section').textContent ?? '',
    holds: "Cannot read properties of undefined (reading '1')",
    contrary: 'A surface',
  },
);

claim(
  'The provider still writes the mode and the scheme of each mode to `localStorage` at the first visit.',
  'VariablesSchemes.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(
          CssVarsProvider,
          {
            defaultMode: 'dark',
            modeStorageKey: 'dark-only',
            colorSchemeStorageKey: 'dark-only-scheme',
            colorSchemeNode: null,
            disableNestedContext: true,
            storageWindow: null,
          },
          'Rendered',
        ),
      );
    },
    read: () => [
      localStorage.getItem('dark-only'),
      localStorage.getItem('dark-only-scheme-light'),
      localStorage.getItem('dark-only-scheme-dark'),
    ],
    holds: ['dark', 'light', 'dark'],
    contrary: [null, null, null],
  },
);

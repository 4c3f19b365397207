import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeProvider as ForeignProvider } from '@emotion/react';
import CircularProgress from '@mui/material/CircularProgress';
import Toolbar from '@mui/material/Toolbar';
import {
  THEME_ID,
  ThemeProvider,
  createTheme,
  styled,
  useTheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

const Styled = styled('i')(({ theme }) => ({ color: theme.palette.primary.main }));

const Hook = () => <b>{useTheme().palette.primary.main}</b>;

claim(
  "The library's components, `styled`, `sx` and `useTheme` look there first.",
  'ScopingBoth.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const scoped = createTheme({ palette: { primary: { main: '#00695c' } } });
      createRoot(place).render(
        <ForeignProvider theme={{ palette: ['#4527a0', '#fff'] }}>
          <ThemeProvider theme={{ [THEME_ID]: scoped }}>
            <Button>Component</Button>
            <Styled>styled</Styled>
            <Box component="u" sx={{ color: 'primary.main' }}>
              sx
            </Box>
            <Hook />
          </ThemeProvider>
        </ForeignProvider>,
      );
    },
    read: (demo) => [
      ...['button', 'i', 'u'].map(
        (name) => getComputedStyle(demo.query(`section ${name}`)).color,
      ),
      demo.query('section b').textContent ?? '',
    ],
    holds: ['rgb(0, 105, 92)', 'rgb(0, 105, 92)', 'rgb(0, 105, 92)', '#00695c'],
    contrary: ['rgb(0, 105, 92)', 'rgb(0, 105, 92)', 'rgb(25, 118, 210)', '#1976d2'],
  },
);

claim(
  "What matters is that the other library's theme has no key `$$material`, which is the value of `THEME_ID`.",
  'ScopingBoth.tsx',
  {
    read: (demo) => [
      THEME_ID,
      getComputedStyle(demo.query('.MuiStack-root > span')).backgroundColor,
    ],
    holds: ['$$material', 'rgb(69, 39, 160)'],
    contrary: ['$$material', 'rgb(0, 105, 92)'],
  },
);

claim(
  "Where names meet, one library gets values that it can't read: `Cannot read properties of undefined (reading 'main')` or `theme.spacing is not a function` are typical.",
  'ScopingBoth.tsx',
  {
    // Components of the library below a foreign theme: one with another palette, one with another spacing.
    read: () =>
      [
        {
          foreign: { palette: ['#4527a0', '#fff'] },
          children: <CircularProgress />,
        },
        { foreign: { spacing: 'roomy' }, children: <Toolbar /> },
      ].map(({ foreign, children }) => {
        const theme = createTheme();
        try {
          return renderToString(
            <ThemeProvider theme={theme}>
              <ForeignProvider theme={foreign}>{children}</ForeignProvider>
            </ThemeProvider>,
          );
        } catch (error) {
          return (error as Error).message.replace(/^\w+\.spacing/, 'theme.spacing');
        }
      }),
    holds: [
      "Cannot read properties of undefined (reading 'main')",
      'theme.spacing is not a function',
    ],
    contrary: ['', ''],
  },
);

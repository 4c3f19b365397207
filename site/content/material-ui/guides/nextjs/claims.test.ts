import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { claim } from 'vitrine/claims';

claim(
  'Prefer `display` in `sx`, as here, for what is visible at once.',
  'NextHidden.tsx',
  {
    read: (demo) => {
      const shown = ['Pages', 'Routes'].filter((name) => demo.has('button', name));
      return [
        demo.root.querySelectorAll('button').length,
        shown.join(),
        matchMedia('(min-width: 600px)').matches,
      ];
    },
    holds: [2, 'Routes', true],
    contrary: [1, 'Routes', true],
  },
);

claim('`useMediaQuery` returns `false` on the server.', 'NextHidden.tsx', {
  read: () => {
    const Wide = () => String(useMediaQuery('(min-width: 1px)'));
    const { matchMedia } = window;
    window.matchMedia = undefined as unknown as typeof matchMedia; // as on a server
    const server = renderToString(h(Wide as unknown as () => null));
    window.matchMedia = matchMedia;
    return [server, matchMedia('(min-width: 1px)').matches];
  },
  holds: ['false', true],
  contrary: ['true', true],
});

claim('Then `<Button href="/orders">` renders that link.', 'NextHidden.tsx', {
  read: () => {
    const Link = ({ href }: { href?: string }) => h('a', { 'data-next': href });
    const theme = createTheme({
      components: { MuiButtonBase: { defaultProps: { LinkComponent: Link } } },
    });
    const button = h(Button, { href: '/orders' });
    const markup = renderToString(h(ThemeProvider, { theme }, button));
    return markup.includes('data-next="/orders"');
  },
  holds: true,
  contrary: false,
});

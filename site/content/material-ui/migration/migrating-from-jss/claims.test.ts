import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'A click on a row selects it, and its background comes from the theme.',
  'JssRows.tsx',
  {
    drive: (user) => user.click('button', 'Order 4031'),
    read: (demo) =>
      demo
        .all('button')
        .map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    holds: [false, true, false],
    contrary: [true, false, false],
  },
);

claim(
  "With `styled`, options do the same: `styled('article', { name: 'Order', slot: 'Root' })` reads `components.Order.styleOverrides.root`.",
  'JssRows.tsx',
  {
    drive: async (_user, { root }) => {
      const Order = styled('article', {
        name: 'Order',
        slot: 'Root',
        overridesResolver: (_props, styles) => styles.root,
      })({ paddingLeft: 4 });
      const Plain = styled('article', { name: 'Order', slot: 'Root' })({
        paddingLeft: 4,
      });
      const components = {
        Order: { styleOverrides: { root: { paddingLeft: 21 } } },
      };
      const theme = createTheme({ components } as object);
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        h(ThemeProvider, {
          theme,
          children: [h(Order, { key: 1 }), h(Plain, { key: 2 })],
        }),
      );
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('article')].map(
        (order) => getComputedStyle(order).paddingLeft,
      ),
    holds: ['21px', '21px'],
    contrary: ['4px', '4px'],
  },
);

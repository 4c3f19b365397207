import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches = {
  ltr: createCache({ key: 'guideltr', speedy: true }),
  rtl: createCache({
    key: 'guidertl',
    speedy: true,
    stylisPlugins: [prefixer, rtlPlugin],
  }),
};

interface DirectionProps {
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

/** A part of the page with its own direction: attribute, theme and style cache. */
export default function Direction({ direction, children }: DirectionProps) {
  const theme = React.useCallback(
    (outer: Theme) => ({ ...outer, direction }),
    [direction],
  );
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <div dir={direction}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}

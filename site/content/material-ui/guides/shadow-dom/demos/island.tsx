import * as React from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

interface Inside {
  cache: EmotionCache;
  mount: HTMLElement;
}

const themeFor = (mount: HTMLElement) => (outer: Theme) => ({
  ...outer,
  components: {
    ...outer.components,
    MuiModal: { defaultProps: { container: () => mount } },
    MuiPopover: { defaultProps: { container: () => mount } },
    MuiPopper: { defaultProps: { container: () => mount } },
  },
});

/** A shadow root with the styles and overlays of what is inside. */
export default function Island({ children }: { children: React.ReactNode }) {
  const host = React.useRef<HTMLDivElement>(null);
  const [inside, setInside] = React.useState<Inside>();
  const theme = React.useMemo(() => inside && themeFor(inside.mount), [inside]);

  React.useEffect(() => {
    const element = host.current!;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const mount = document.createElement('div');
    shadow.replaceChildren(mount);
    const cache = createCache({ key: 'shadow', container: shadow, speedy: true });
    setInside({ mount, cache });
  }, []);

  return (
    <>
      <Box ref={host} data-host sx={{ p: 2, border: '1px dashed', minHeight: 72 }} />
      {inside &&
        theme &&
        createPortal(
          <CacheProvider value={inside.cache}>
            <ThemeProvider theme={theme}>{children}</ThemeProvider>
          </CacheProvider>,
          inside.mount,
        )}
    </>
  );
}

import type { ReactNode } from 'react';
import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';

const theme = createTheme({ primaryShade: 8 }); // dark enough for white text

/** The page has the color mode: the provider sets none on the document. */
const Provider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} getRootElement={() => undefined}>
    {children}
  </MantineProvider>
);

export default { key: 'mantine', Provider };

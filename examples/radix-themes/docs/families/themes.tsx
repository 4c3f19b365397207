import type { ReactNode } from 'react';
import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';

/** The page has a background and a color mode of its own. */
const Provider = ({ children }: { children: ReactNode }) => (
  <Theme accentColor="indigo" hasBackground={false} style={{ minHeight: 0 }}>
    {children}
  </Theme>
);

export default { key: 'themes', Provider };

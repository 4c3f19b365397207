import type { ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';
import { theme, variables } from './theme';

const Variables = createGlobalStyle`${variables}`;

export interface SailProviderProps {
  /** The application. */
  children: ReactNode;
}

/** Gives components their colors, in the color mode of the reader. */
export function SailProvider({ children }: SailProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <Variables />
      {children}
    </ThemeProvider>
  );
}

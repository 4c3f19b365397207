import * as React from 'react';
import { ThemeProvider, createTheme, styled, useThemeProps } from '@mui/system';

const StampRoot = styled('span', { name: 'AppStamp', slot: 'Root' })({
  display: 'inline-block',
  padding: '6px 12px',
  border: '2px solid currentColor',
  font: '700 14px/20px ui-monospace, monospace',
});

interface StampProps {
  children: React.ReactNode;
  prefix?: string;
}

function Stamp(inProps: StampProps) {
  const { children, prefix = '' } = useThemeProps({
    props: inProps,
    name: 'AppStamp',
  });
  return (
    <StampRoot>
      {prefix}
      {children}
    </StampRoot>
  );
}

const theme = createTheme({
  components: {
    AppStamp: {
      defaultProps: { prefix: 'No. ' },
      styleOverrides: { root: { borderRadius: 8, rotate: '-3deg' } },
    },
  },
});

export default function CustomTheme() {
  return (
    <div style={{ display: 'flex', gap: 32 }}>
      <Stamp>4711</Stamp>
      <ThemeProvider theme={theme}>
        <Stamp>4711</Stamp>
      </ThemeProvider>
    </div>
  );
}

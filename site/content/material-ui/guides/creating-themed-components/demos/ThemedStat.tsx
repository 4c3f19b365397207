import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createTheme,
  styled,
  ThemeProvider,
  type ThemeOptions,
  useThemeProps,
} from '@mui/material/styles';

interface StatProps extends React.ComponentPropsWithoutRef<'div'> {
  value: number;
  unit: string;
  variant?: 'plain' | 'outlined';
}

const StatRoot = styled('div', {
  name: 'MuiStat',
  slot: 'root',
})<{ ownerState: StatProps }>(({ theme, ownerState }) => ({
  padding: theme.spacing(2, 3),
  border: '1px solid transparent',
  ...(ownerState.variant === 'outlined' && { borderColor: 'currentColor' }),
}));

const StatValue = styled('div', { name: 'MuiStat', slot: 'value' })(
  ({ theme }) => theme.typography.h4,
);

const StatUnit = styled('div', { name: 'MuiStat', slot: 'unit' })(
  ({ theme }) => theme.typography.body2,
);

const Stat = React.forwardRef<HTMLDivElement, StatProps>(
  function Stat(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'MuiStat' });
    const { value, unit, variant = 'plain', ...other } = props;

    return (
      <StatRoot ref={ref} ownerState={{ ...props, variant }} {...other}>
        <StatValue>{value.toLocaleString('en')}</StatValue>
        <StatUnit>{unit}</StatUnit>
      </StatRoot>
    );
  },
);

const components = {
  MuiStat: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: 16 },
      value: { fontFamily: 'Georgia, serif' },
    },
    variants: [{ props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } }],
  },
};

const brand = createTheme({ components } as ThemeOptions);

export default function ThemedStat() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Stat value={1840} unit="passengers a day" />
      <ThemeProvider theme={{ components: brand.components }}>
        <Stat value={97} unit="percent on time" />
        <Stat value={12} unit="ferries" variant="plain" />
      </ThemeProvider>
    </Box>
  );
}

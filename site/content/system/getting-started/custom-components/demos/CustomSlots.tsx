import * as React from 'react';
import { styled, type SxProps, type Theme } from '@mui/system';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: '#172554',
  color: '#eff6ff',
  fontFamily: 'system-ui, sans-serif',
}));

const Value = styled('strong')({ fontSize: 32, lineHeight: 1.1 });

const Unit = styled('figcaption')({ fontSize: 14, color: '#bfdbfe' });

interface ReadingProps {
  value: React.ReactNode;
  unit: string;
  sx?: SxProps<Theme>;
}

const Reading = React.forwardRef<HTMLElement, ReadingProps>(function Reading(
  { value, unit, ...other },
  ref,
) {
  return (
    <Root ref={ref} {...other}>
      <Value>{value}</Value>
      <Unit>{unit}</Unit>
    </Root>
  );
});

export default function CustomSlots() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Reading value="1016" unit="hectopascal" />
      <Reading value="7" unit="knots, from the west" sx={{ borderRadius: 4 }} />
    </div>
  );
}

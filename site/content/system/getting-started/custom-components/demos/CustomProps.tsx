import { styled } from '@mui/system';

interface MeterProps {
  value: number;
}

const Meter = styled('div', {
  shouldForwardProp: (prop) => prop !== 'value' && prop !== 'sx',
})<MeterProps>(({ value }) => ({
  width: 240,
  maxWidth: '100%',
  height: 12,
  borderRadius: 6,
  background: `linear-gradient(to right, #15803d ${value}%, #cbd5e1 0)`,
}));

export default function CustomProps() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Meter value={30} role="img" aria-label="Cistern one: 30 percent" />
      <Meter value={85} role="img" aria-label="Cistern two: 85 percent" />
    </div>
  );
}

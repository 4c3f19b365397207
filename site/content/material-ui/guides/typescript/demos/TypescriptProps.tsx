import LinearProgress, {
  type LinearProgressProps,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface MeterProps extends Omit<LinearProgressProps, 'variant' | 'value'> {
  label: string;
  value: number;
}

function Meter({ label, value, ...props }: MeterProps) {
  return (
    <div>
      <Typography variant="body2" gutterBottom>
        {label}: {value}%
      </Typography>
      <LinearProgress
        aria-label={label}
        {...props}
        variant="determinate"
        value={value}
      />
    </div>
  );
}

export default function TypescriptProps() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Meter label="Water" value={80} />
      <Meter label="Fuel" value={25} color="warning" />
    </Stack>
  );
}

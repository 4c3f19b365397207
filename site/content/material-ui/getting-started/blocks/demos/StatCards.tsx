import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingUp from '@mui/icons-material/TrendingUp';

const readings = [
  {
    label: 'Revenue',
    value: '$48,250',
    change: 8.2,
    good: true,
    weeks: [31, 34, 33, 38, 41, 40, 46, 48],
  },
  {
    label: 'New customers',
    value: '312',
    change: 3.4,
    good: true,
    weeks: [28, 30, 27, 29, 31, 30, 30, 31],
  },
  {
    label: 'Refund rate',
    value: '2.1%',
    change: -0.6,
    good: true,
    weeks: [30, 29, 31, 27, 26, 24, 23, 21],
  },
  {
    label: 'First reply',
    value: '4 h 10 min',
    change: 12.5,
    good: false,
    weeks: [30, 31, 30, 33, 36, 35, 40, 42],
  },
];

/** A line through the values, 100 wide and 28 high. */
function lineOf(values: number[]) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * 100;
      return `${x.toFixed(1)},${(26 - ((value - low) / range) * 24).toFixed(1)}`;
    })
    .join(' ');
}

export default function StatCards() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Box
        aria-busy={loading}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        {readings.map(({ label, value, change, good, weeks }) => (
          <Card key={label} variant="outlined">
            <CardContent>
              <Typography component="h3" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography variant="h5" component="p" gutterBottom>
                {loading ? <Skeleton width="60%" /> : value}
              </Typography>
              {loading ? (
                <Skeleton variant="rounded" width={88} height={24} />
              ) : (
                <Chip
                  size="small"
                  variant="outlined"
                  color={good ? 'success' : 'error'}
                  icon={change > 0 ? <TrendingUp /> : <TrendingDown />}
                  label={`${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)}%`}
                />
              )}
              <Box
                component="svg"
                viewBox="0 0 100 28"
                preserveAspectRatio="none"
                aria-hidden
                sx={{
                  display: 'block',
                  width: 1,
                  height: 36,
                  mt: 2,
                  color: 'primary.main',
                  visibility: loading ? 'hidden' : 'visible',
                }}
              >
                <polyline
                  points={lineOf(weeks)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </Box>
            </CardContent>
          </Card>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Show the loading state"
      />
    </Stack>
  );
}

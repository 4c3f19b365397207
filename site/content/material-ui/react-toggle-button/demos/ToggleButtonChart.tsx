import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

/** Millimeters of rain, a week of days each. */
const rain: Record<string, number[]> = {
  Bergen: [12, 31, 8, 0, 22, 17, 40, 5, 3, 28, 19, 11, 9, 26],
  Lisbon: [0, 0, 2, 0, 0, 5, 1, 0, 0, 0, 3, 0, 0, 0],
  Utrecht: [4, 7, 0, 2, 9, 3, 1, 6, 8, 0, 0, 5, 12, 2],
  Kraków: [1, 0, 0, 14, 6, 2, 0, 0, 3, 7, 1, 0, 0, 4],
};

const ranges = [
  { value: 3, label: '3 days' },
  { value: 7, label: '1 week' },
  { value: 14, label: '2 weeks' },
];

export default function ToggleButtonChart() {
  const [days, setDays] = React.useState(7);
  const [stations, setStations] = React.useState(['Bergen', 'Utrecht']);
  const shown = Object.keys(rain).filter((name) => stations.includes(name));
  const sums = shown.map((name) => ({
    name,
    sum: rain[name].slice(0, days).reduce((total, day) => total + day, 0),
  }));
  const most = Math.max(1, ...sums.map(({ sum }) => sum));

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 2 }}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Range"
          value={days}
          onChange={(event, next: number | null) => next !== null && setDays(next)}
        >
          {ranges.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="small"
          aria-label="Stations"
          value={stations}
          onChange={(event, next: string[]) => setStations(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {Object.keys(rain).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {sums.length === 0 && (
          <Typography variant="body2">Choose at least one station.</Typography>
        )}
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto 1fr', m: 0 }}
        >
          {sums.map(({ name, sum }) => (
            <React.Fragment key={name}>
              <Typography component="dt" variant="body2">
                {name}
              </Typography>
              <Stack component="dd" direction="row" spacing={1} sx={{ m: 0 }}>
                <Box
                  sx={{
                    width: `${(70 * sum) / most}%`,
                    minWidth: 2,
                    bgcolor: 'primary.main',
                  }}
                />
                <Typography variant="body2">{sum} mm</Typography>
              </Stack>
            </React.Fragment>
          ))}
        </Box>
      </Stack>
    </Paper>
  );
}

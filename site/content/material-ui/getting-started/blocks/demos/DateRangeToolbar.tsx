import * as React from 'react';
import Paper from '@mui/material/Paper';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

const today = '2024-06-30';
const dayLength = 24 * 60 * 60 * 1000;

const presets = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
];

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

const moved = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);

const spoken = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

export default function DateRangeToolbar() {
  const [from, setFrom] = React.useState(moved(today, -29));
  const [to, setTo] = React.useState(today);
  const days = daysBetween(from, to);
  const wrong = !(days > 0); // also while a date is incomplete

  const move = (direction: number) => {
    setFrom(moved(from, direction * days));
    setTo(moved(to, direction * days));
  };

  return (
    <Paper variant="outlined" sx={{ width: 1, p: 2 }}>
      <Stack
        direction="row"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
        alignItems="start"
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={to === today ? days : null}
          onChange={(event, length: number | null) => {
            if (!length) return;
            setFrom(moved(today, 1 - length));
            setTo(today);
          }}
          aria-label="Range"
        >
          {presets.map(({ days: length, label }) => (
            <ToggleButton key={length} value={length}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row">
          <Tooltip title="Earlier">
            <span>
              <IconButton
                aria-label="Earlier"
                disabled={wrong}
                onClick={() => move(-1)}
              >
                <ChevronLeft />
              </IconButton>
            </span>
          </Tooltip>
          <Tooltip title="Later">
            <span>
              <IconButton
                aria-label="Later"
                disabled={wrong || moved(to, days) > today}
                onClick={() => move(1)}
              >
                <ChevronRight />
              </IconButton>
            </span>
          </Tooltip>
        </Stack>
        <TextField
          id="range-from"
          size="small"
          type="date"
          label="From"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          InputLabelProps={{ shrink: true }}
          inputProps={{ max: to }}
        />
        <TextField
          id="range-to"
          size="small"
          type="date"
          label="To"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={wrong}
          helperText={wrong && 'Choose a day on or after the first one.'}
          InputLabelProps={{ shrink: true }}
          inputProps={{ max: today }}
        />
      </Stack>
      <Typography role="status" sx={{ mt: 2 }}>
        {wrong
          ? 'No range chosen.'
          : `${days} days: ${spoken(from)} to ${spoken(to)}`}
      </Typography>
    </Paper>
  );
}

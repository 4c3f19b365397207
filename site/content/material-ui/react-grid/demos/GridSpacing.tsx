import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const steps = [0, 1, 2, 4];
const tiles = ['Ash', 'Beech', 'Cedar', 'Elm', 'Larch', 'Oak'];

export default function GridSpacing() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Spacing"
        value={spacing}
        onChange={(_event, next: number | null) => setSpacing(next ?? spacing)}
      >
        {steps.map((step) => (
          <ToggleButton key={step} value={step} sx={{ px: 2 }}>
            {step}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box>
        <Grid container spacing={spacing}>
          {tiles.map((tile) => (
            <Grid item key={tile} xs={4}>
              <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
                {tile}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Box>
    </Stack>
  );
}

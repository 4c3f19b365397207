import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Overflow() {
  const [startOnly, setStartOnly] = React.useState(false);

  return (
    <Stack spacing={4} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={startOnly}
            onChange={(event) => setStartOnly(event.target.checked)}
          />
        }
        label="disableEqualOverflow"
      />
      <Box sx={{ px: 4, pb: 3 }}>
        <Box
          sx={{
            display: 'flow-root',
            outline: '2px dashed',
            outlineColor: 'primary.main',
          }}
        >
          <Grid
            container
            spacing={4}
            disableEqualOverflow={startOnly}
            sx={{ bgcolor: 'action.selected' }}
          >
            {['North', 'South'].map((side) => (
              <Grid key={side} xs={6}>
                <Paper sx={{ p: 2, textAlign: 'center' }}>{side}</Paper>
              </Grid>
            ))}
          </Grid>
        </Box>
      </Box>
    </Stack>
  );
}

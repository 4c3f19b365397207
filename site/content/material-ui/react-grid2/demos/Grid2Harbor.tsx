import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const numbers = [
  { name: 'Ships today', value: '18' },
  { name: 'Passengers', value: '2,941' },
  { name: 'On time', value: '94%' },
  { name: 'Free berths', value: '6' },
];

const quays = [
  { name: 'North quay', used: 80, ships: ['Havsel, 8:10', 'Terna, 9:35'] },
  { name: 'Old quay', used: 45, ships: ['Skarv, 11:00'] },
  {
    name: 'Fish quay',
    used: 95,
    ships: ['Alke, 6:15', 'Lunde, 6:40', 'Teist, 7:05'],
  },
];

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, height: '100%' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

export default function Grid2Harbor() {
  return (
    <Box sx={{ flexGrow: 1, p: 1 }}>
      <Grid container spacing={2}>
        {numbers.map(({ name, value }) => (
          <Grid key={name} xs={6} md={3}>
            <Panel title={name}>
              <Typography variant="h5" component="p">
                {value}
              </Typography>
            </Panel>
          </Grid>
        ))}
        <Grid xs={12} md={8} container>
          {quays.map(({ name, used, ships }) => (
            <Grid key={name} xs={12} sm={4}>
              <Panel title={name}>
                <LinearProgress
                  variant="determinate"
                  value={used}
                  color={used > 90 ? 'warning' : 'primary'}
                  aria-label={`${name} in use`}
                />
                <Box component="ul" sx={{ pl: 2, mb: 0 }}>
                  {ships.map((ship) => (
                    <Typography key={ship} component="li" variant="body2">
                      {ship}
                    </Typography>
                  ))}
                </Box>
              </Panel>
            </Grid>
          ))}
        </Grid>
        <Grid xs={12} md={4}>
          <Panel title="Wind and tide">
            <Typography variant="body2">
              Southwest 7 m/s, gusts of 11. High water at 13:20, low water at 19:35.
            </Typography>
          </Panel>
        </Grid>
        <Grid xs={12} sm={6} smOffset="auto">
          <Typography variant="caption" component="p" sx={{ textAlign: 'end' }}>
            Updated at 9:00 by the harbor office
          </Typography>
        </Grid>
      </Grid>
    </Box>
  );
}

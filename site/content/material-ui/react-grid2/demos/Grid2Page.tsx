import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const stops = ['Old bridge, 9:05', 'Mill, 9:12', 'Station, 9:20'];

export default function Grid2Page() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid xs={12} md={8} component="section" aria-label="Line 4">
          <Paper
            variant="outlined"
            sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
          >
            <Typography variant="h6" component="p">
              Line 4
            </Typography>
            <Typography color="text.secondary">
              Every 20 minutes until midnight, on Sundays until ten.
            </Typography>
          </Paper>
        </Grid>
        <Grid xs={12} md={4} component="section" aria-label="Next stops">
          <Paper variant="outlined">
            <List dense aria-label="Stops">
              {stops.map((stop) => (
                <ListItem key={stop}>
                  <ListItemText primary={stop} />
                </ListItem>
              ))}
            </List>
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}

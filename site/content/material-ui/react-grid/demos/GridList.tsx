import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const teas = [
  { name: 'Assam', taste: 'Malty, strong' },
  { name: 'Oolong', taste: 'Between green and black' },
  { name: 'Sencha', taste: 'Fresh, a little like grass' },
];

export default function GridList() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        component="ul"
        aria-label="Teas"
        spacing={2}
        sx={{ listStyle: 'none', p: 0, mb: 0 }}
      >
        {teas.map(({ name, taste }) => (
          <Grid item component="li" key={name} xs={12} sm={4}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography variant="subtitle1" component="div">
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {taste}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

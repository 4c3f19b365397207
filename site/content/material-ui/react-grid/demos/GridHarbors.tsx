import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const harbors = ['Bergen', 'Esbjerg', 'Lerwick', 'Oslo', 'Porto', 'Visby'];

export default function GridHarbors() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 3 }}>
        {harbors.map((name) => (
          <Grid key={name} item xs={12} sm={6} lg={4}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              <Typography>{name}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

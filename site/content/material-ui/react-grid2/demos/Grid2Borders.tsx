import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const figures = [
  ['Wind', '5 m/s'],
  ['Gusts', '9 m/s'],
  ['Waves', '0.6 m'],
  ['Water', '14 °C'],
  ['High tide', '15:42'],
  ['Low tide', '21:55'],
];

const line = { borderStyle: 'solid', borderColor: 'divider' };

export default function Grid2Borders() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        sx={{ ...line, borderWidth: '1px 0 0', borderInlineStartWidth: 1 }}
      >
        {figures.map(([label, value]) => (
          <Grid
            key={label}
            xs={6}
            sm={4}
            sx={{ ...line, borderWidth: '0 0 1px', borderInlineEndWidth: 1, p: 2 }}
          >
            <Typography color="text.secondary">{label}</Typography>
            {value}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

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

const lines = {
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: '1px 0 0',
  borderInlineStartWidth: 1,
};

export default function Grid2Lines() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ overflow: 'hidden' }}>
        <Grid container sx={{ m: '-1px' }}>
          {figures.map(([label, value]) => (
            <Grid key={label} xs={6} sm={4} sx={{ p: 2, ...lines }}>
              <Typography color="text.secondary">{label}</Typography>
              {value}
            </Grid>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}

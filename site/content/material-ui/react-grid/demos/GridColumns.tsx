import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const hours = [
  ['Mon', '7.5'],
  ['Tue', '8'],
  ['Wed', '6'],
  ['Thu', '8.5'],
  ['Fri', '5'],
  ['Sat', '–'],
  ['Sun', '–'],
];

export default function GridColumns() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Grid container columns={7} columnSpacing={1}>
        {hours.map(([day, worked]) => (
          <Grid item key={day} xs={1}>
            <Box
              sx={{
                py: 1,
                textAlign: 'center',
                borderRadius: 1,
                bgcolor: 'action.hover',
              }}
            >
              <Typography variant="caption" component="div">
                {day}
              </Typography>
              {worked}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const pieces = [
  'Songs of the ferrymen, collected by Ida Holm between 1911 and 1938',
  'Three dances for two fiddles and an accordion',
];

export default function TypographyProgram() {
  return (
    <Paper variant="outlined" sx={{ p: 3, width: 320, maxWidth: '100%' }}>
      <Typography
        variant="subtitle2"
        variantMapping={{ subtitle2: 'h3' }}
        align="center"
        gutterBottom
        sx={{ mt: 0, letterSpacing: 2 }}
      >
        Evening at the pier
      </Typography>
      <Typography variant="body2" paragraph>
        Doors open at seven. The last boat back leaves at a quarter past eleven.
      </Typography>
      {pieces.map((piece) => (
        <Typography
          key={piece}
          noWrap
          title={piece}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}
        >
          {piece}
        </Typography>
      ))}
    </Paper>
  );
}

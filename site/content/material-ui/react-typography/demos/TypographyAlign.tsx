import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyAlign() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 300, maxWidth: '100%' }}>
      <Typography variant="h6" component="p" align="center">
        Thank you
      </Typography>
      <Typography align="center" gutterBottom>
        Your table is reserved.
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'end' }}>
        Table 12, at 19:30
      </Typography>
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const text =
  'The ferry leaves from the western pier every hour, and every half hour on days when the market is open.';

export default function TypographyCut() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 280, maxWidth: '100%' }}>
      <Typography noWrap gutterBottom>
        {text}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Paper>
  );
}

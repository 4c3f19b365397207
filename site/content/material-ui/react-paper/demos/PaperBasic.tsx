import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperBasic() {
  return (
    <Paper sx={{ p: 2, maxWidth: 320 }}>
      <Typography>
        The ferry at 7:40 is full. The next one leaves at 8:20.
      </Typography>
    </Paper>
  );
}

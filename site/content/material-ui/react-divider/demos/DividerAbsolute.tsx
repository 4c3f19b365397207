import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerAbsolute() {
  return (
    <Paper variant="outlined" sx={{ width: 280 }}>
      <Box component="header" sx={{ position: 'relative', p: 2 }}>
        <Typography>Order 4711</Typography>
        <Divider absolute />
      </Box>
      <Typography sx={{ p: 2 }}>Three articles, on their way</Typography>
    </Paper>
  );
}

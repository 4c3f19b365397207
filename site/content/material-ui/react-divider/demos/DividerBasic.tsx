import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerBasic() {
  return (
    <Paper variant="outlined" sx={{ width: 280 }}>
      <Typography sx={{ p: 2 }}>Two nights in Bergen</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>Arrival after 3 p.m.</Typography>
      <Divider light />
      <Typography sx={{ p: 2 }}>Breakfast is included.</Typography>
    </Paper>
  );
}

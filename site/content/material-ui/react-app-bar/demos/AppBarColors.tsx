import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static" color="default">
        <Toolbar>
          <Typography variant="h6" component="div">
            Stock
          </Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="primary" enableColorOnDark>
        <Toolbar>
          <Typography variant="h6" component="div">
            Orders
          </Typography>
        </Toolbar>
      </AppBar>
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar variant="dense">
          <Typography variant="subtitle1" component="div">
            Suppliers
          </Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}

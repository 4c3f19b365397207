import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';

const look = {
  borderBottom: 1,
  borderColor: 'divider',
  '& [aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 },
};

export default function AppBarNav() {
  return (
    <AppBar position="static" color="default" elevation={0} sx={look}>
      <Toolbar component="nav" aria-label="Shop" sx={{ gap: 1 }}>
        <Button color="inherit" href="#narrow-screens" aria-current="page">
          Stock
        </Button>
        <Button color="inherit" href="#scrolling">
          Orders
        </Button>
        <Button color="inherit" href="#customization">
          Guests
        </Button>
      </Toolbar>
    </AppBar>
  );
}

import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';

const look = {
  '&.flat': { boxShadow: 'none', borderBottom: 1, borderColor: 'divider' },
  '& .row': { gap: 1 },
  '& [aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 },
};

export default function AppBarNav() {
  return (
    <AppBar
      position="static"
      color="default"
      classes={{ colorDefault: 'flat' }}
      sx={look}
    >
      <Toolbar component="nav" aria-label="Shop" classes={{ gutters: 'row' }}>
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

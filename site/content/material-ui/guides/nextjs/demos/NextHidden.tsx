import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function NextHidden() {
  return (
    <AppBar position="static" enableColorOnDark sx={{ borderRadius: 1 }}>
      <Toolbar>
        <Typography sx={{ flexGrow: 1 }}>Ferries</Typography>
        <IconButton
          color="inherit"
          aria-label="Pages"
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Button color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          Routes
        </Button>
      </Toolbar>
    </AppBar>
  );
}

import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarPicture() {
  return (
    <AppBar component="div" position="static" sx={{ width: 240, borderRadius: 1 }}>
      <Toolbar variant="dense" disableGutters sx={{ px: 1.5 }}>
        <IconButton edge="start" color="inherit" aria-label="Menu">
          <MenuIcon />
        </IconButton>
        <Typography
          variant="subtitle1"
          component="div"
          sx={{ flexGrow: 1, ml: 0.5 }}
        >
          News
        </Typography>
        <Button color="inherit" size="small">
          Sign in
        </Button>
      </Toolbar>
    </AppBar>
  );
}

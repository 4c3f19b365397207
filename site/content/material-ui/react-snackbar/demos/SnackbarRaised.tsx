import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import HomeIcon from '@mui/icons-material/Home';

export default function SnackbarRaised() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box component="main" sx={{ p: 2 }}>
      <Typography variant="h6" component="h1" gutterBottom>
        Lentil soup
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Close the message' : 'Keep the recipe'}
      </Button>
      <Snackbar open={open} message="Kept for later" sx={{ bottom: { xs: 72 } }} />
      <Fab
        color="primary"
        aria-label="New recipe"
        sx={{
          position: 'fixed',
          insetInlineEnd: 16,
          bottom: { xs: open ? 136 : 72, sm: 72 },
          transition: 'bottom 200ms',
        }}
      >
        <AddIcon />
      </Fab>
      <BottomNavigation
        component="nav"
        aria-label="Recipes"
        showLabels
        value={0}
        sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}
      >
        <BottomNavigationAction label="Home" icon={<HomeIcon />} />
        <BottomNavigationAction label="Kept" icon={<BookmarkIcon />} />
      </BottomNavigation>
    </Box>
  );
}

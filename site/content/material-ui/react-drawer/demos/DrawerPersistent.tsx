import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 160;

export default function DrawerPersistent() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box>
      <Drawer
        id="drawer-notes"
        variant="persistent"
        open={open}
        PaperProps={{ component: 'aside', 'aria-label': 'Notes' }}
        sx={{ '& .MuiDrawer-paper': { width } }}
      >
        <Typography sx={{ p: 2 }}>Ask for the key at number 7.</Typography>
      </Drawer>
      <Box
        component="main"
        sx={{
          p: 2,
          marginLeft: open ? `${width}px` : 0,
          transition: (theme) => theme.transitions.create('margin'),
        }}
      >
        <Typography variant="h6" component="h1" gutterBottom>
          Visit
        </Typography>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls="drawer-notes"
          onClick={() => setOpen(!open)}
        >
          Notes
        </Button>
        <Typography sx={{ mt: 2 }}>
          It begins at ten. Five flats are to be seen, two of them under the roof.
        </Typography>
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DrawerPanel() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        About this boat
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        hideBackdrop
        elevation={2}
        transitionDuration={{ enter: 400, exit: 150 }}
        SlideProps={{ easing: 'ease-out' }}
        PaperProps={{ role: 'dialog', 'aria-label': 'About this boat' }}
        sx={{
          '& .MuiDrawer-paper': {
            width: 260,
            maxWidth: '85vw',
            borderStartStartRadius: 16,
            borderEndStartRadius: 16,
          },
        }}
      >
        <Stack spacing={2} alignItems="flex-start" sx={{ p: 3 }}>
          <Typography variant="h6" component="p">
            Polaris
          </Typography>
          <Typography>Built in 1962, eleven meters long, two masts.</Typography>
          <Button onClick={close}>Close</Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}

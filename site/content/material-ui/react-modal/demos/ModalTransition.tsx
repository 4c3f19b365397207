import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalTransition() {
  const [open, setOpen] = React.useState(false);
  const [stage, setStage] = React.useState('Not opened yet');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(true)}>Fade in</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        onTransitionEnter={() => setStage('Opening or open')}
        onTransitionExited={() => setStage('Gone')}
        slotProps={{ backdrop: { transitionDuration: 500 } }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Fade in={open} timeout={500}>
          <Paper role="dialog" aria-modal aria-label="News" sx={{ p: 4 }}>
            The ferry runs again.
          </Paper>
        </Fade>
      </Modal>
      <Typography variant="body2" role="status">
        {stage}
      </Typography>
    </Stack>
  );
}

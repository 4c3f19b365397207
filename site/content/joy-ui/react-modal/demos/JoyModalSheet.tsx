import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoyModalSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'flex', alignItems: 'end', justifyContent: 'center' }}
      >
        <Sheet
          role="dialog"
          aria-modal
          aria-labelledby="sheet-title"
          sx={{ position: 'relative', width: 560, p: 3, borderRadius: 'lg lg 0 0' }}
        >
          <ModalClose aria-label="Close" variant="soft" size="sm" />
          <Typography id="sheet-title" level="title-lg" component="h2">
            Keyboard shortcuts
          </Typography>
          <Typography>J and K move, X selects, E archives.</Typography>
        </Sheet>
      </Modal>
    </React.Fragment>
  );
}

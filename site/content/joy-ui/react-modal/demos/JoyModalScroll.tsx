import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

const rules = Array.from(
  { length: 24 },
  (_, index) => `Rule ${index + 1}: leave the cabin as you would like to find it.`,
);

export default function JoyModalScroll() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Rules of the house
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog maxWidth={440} aria-describedby={undefined}>
          <DialogTitle>Rules of the house</DialogTitle>
          <Divider />
          <DialogContent tabIndex={0} sx={{ gap: 1 }}>
            {rules.map((rule) => (
              <span key={rule}>{rule}</span>
            ))}
          </DialogContent>
          <Divider />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Understood</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}

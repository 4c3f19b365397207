import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';

export default function JoyModalOverflow() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        See the poster
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow sx={{ '--ModalOverflow-paddingY': '3rem' }}>
          <ModalDialog maxWidth={420}>
            <ModalClose aria-label="Close" />
            <DialogTitle>Poster, second print</DialogTitle>
            <DialogContent>Lithograph, 70 by 210 centimeters.</DialogContent>
            <Box
              role="img"
              aria-label="A lighthouse, very tall"
              sx={{
                height: 1200,
                borderRadius: 'sm',
                background: 'linear-gradient(#16425b, #81a4cd 60%, #f2e9e4)',
              }}
            />
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </React.Fragment>
  );
}

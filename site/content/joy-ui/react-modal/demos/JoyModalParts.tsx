import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  backgroundColor: 'rgb(11 29 51 / 0.7)',
});

const Note = styled('div')({
  position: 'fixed',
  insetInline: 24,
  top: 80,
  margin: 'auto',
  maxWidth: 360,
  padding: 24,
  backgroundColor: '#fff7d6',
  color: '#0b1d33',
  outline: 0,
});

const Cross = styled('button')({ position: 'absolute', top: 8, insetInlineEnd: 8 });

export default function JoyModalParts() {
  const [open, setOpen] = React.useState('');
  const close = () => setOpen('');

  return (
    <React.Fragment>
      <Button onClick={() => setOpen('note')}>Open a note</Button>
      <Button variant="outlined" sx={{ ml: 1 }} onClick={() => setOpen('page')}>
        Open settings
      </Button>
      <Modal
        open={open === 'note'}
        onClose={close}
        component="section"
        slots={{ backdrop: Backdrop }}
      >
        <ModalDialog slots={{ root: Note }}>
          <ModalClose aria-label="Close" slots={{ root: Cross }} />
          <Typography>The ferry at 18:10 doesn’t run on Sunday.</Typography>
        </ModalDialog>
      </Modal>
      <Modal
        open={open === 'page'}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
      >
        <ModalDialog
          slotProps={{ root: { lang: 'en' } }}
          sx={{ '--Card-padding': '2rem', '--ModalClose-inset': '1rem' }}
        >
          <ModalClose
            component="a"
            href="#customization"
            aria-label="Back to the page"
            slotProps={{ root: { title: 'Back to the page' } }}
          />
          <DialogTitle>Settings</DialogTitle>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}

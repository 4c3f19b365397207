import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Frosted = styled(Backdrop)({
  zIndex: -1,
  backdropFilter: 'blur(4px)',
  backgroundColor: 'rgba(0, 60, 60, 0.4)',
});

const middle = {
  '&.stage': { display: 'grid', placeItems: 'center' },
  '& .curtain': { cursor: 'zoom-out' },
};

export default function ModalCustom() {
  const [shown, setShown] = React.useState('');
  const close = () => setShown('');

  const panel = (name: string) => (
    <Paper role="dialog" aria-modal aria-label={name} sx={{ p: 4 }}>
      {name}
    </Paper>
  );

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={() => setShown('Slots')}>Slots</Button>
      <Modal
        open={shown === 'Slots'}
        onClose={close}
        component="section"
        slots={{ backdrop: Frosted }}
        slotProps={{ root: { title: 'Click outside to close' } }}
        classes={{ root: 'stage', backdrop: 'curtain' }}
        sx={middle}
      >
        {panel('Slots')}
      </Modal>
      <Button onClick={() => setShown('Components')}>Components</Button>
      <Modal
        open={shown === 'Components'}
        onClose={close}
        components={{ Backdrop: Frosted }}
        componentsProps={{ root: { className: 'stage' } }}
        sx={middle}
      >
        {panel('Components')}
      </Modal>
    </Stack>
  );
}

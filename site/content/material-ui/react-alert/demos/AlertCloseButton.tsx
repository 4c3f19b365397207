import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DoneIcon from '@mui/icons-material/Done';

export default function AlertCloseButton() {
  const [open, setOpen] = React.useState(['current', 'older']);
  const close = (name: string) => setOpen(open.filter((item) => item !== name));

  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      {open.includes('current') && (
        <Alert
          lang="fr"
          closeText="Fermer"
          onClose={() => close('current')}
          slots={{ closeIcon: DoneIcon }}
          slotProps={{
            closeButton: { size: 'medium' },
            closeIcon: { fontSize: 'medium' },
          }}
        >
          Merci, bon voyage.
        </Alert>
      )}
      {open.includes('older') && (
        <Alert
          onClose={() => close('older')}
          closeText="Understood"
          components={{ CloseIcon: DoneIcon }}
          componentsProps={{ closeButton: { size: 'medium' } }}
        >
          Your order is on its way.
        </Alert>
      )}
      <Button
        disabled={open.length === 2}
        onClick={() => setOpen(['current', 'older'])}
      >
        Show both
      </Button>
    </Stack>
  );
}

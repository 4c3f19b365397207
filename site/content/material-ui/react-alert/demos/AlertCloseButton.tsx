import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DoneIcon from '@mui/icons-material/Done';

export default function AlertCloseButton() {
  const [open, setOpen] = React.useState(true);

  return open ? (
    <Alert
      lang="fr"
      closeText="Fermer"
      onClose={() => setOpen(false)}
      slots={{ closeIcon: DoneIcon }}
      slotProps={{
        closeButton: { size: 'medium' },
        closeIcon: { fontSize: 'medium' },
      }}
    >
      Merci, bon voyage.
    </Alert>
  ) : (
    <Button onClick={() => setOpen(true)}>Show it again</Button>
  );
}

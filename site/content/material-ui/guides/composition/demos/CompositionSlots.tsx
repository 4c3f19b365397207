import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function CompositionSlots() {
  const [read, setRead] = React.useState(false);

  if (read) {
    return <Button onClick={() => setRead(false)}>Show it again</Button>;
  }
  return (
    <Alert
      severity="info"
      onClose={() => setRead(true)}
      closeText="Mark as read"
      slots={{ closeIcon: DoneIcon }}
      slotProps={{ closeButton: { color: 'success' } }}
    >
      The ferry leaves from pier 3 today.
    </Alert>
  );
}

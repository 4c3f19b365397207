import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertAction() {
  const [tries, setTries] = React.useState(1);

  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => setTries(tries + 1)}>
          Retry
        </Button>
      }
      sx={{ width: '100%' }}
    >
      Not synchronised. Attempts: {tries}
    </Alert>
  );
}

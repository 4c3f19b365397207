import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AlertSummary() {
  const [failures, setFailures] = React.useState(0);
  const summary = React.useRef<HTMLDivElement>(null);
  const failed = failures > 0;

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setFailures(name ? 0 : failures + 1);
  };

  React.useEffect(() => {
    if (failures > 0) {
      summary.current?.focus();
    }
  }, [failures]);

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={send}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {failed && (
        <Alert
          ref={summary}
          role="group"
          aria-labelledby="alert-summary-title"
          severity="error"
          tabIndex={-1}
        >
          <AlertTitle id="alert-summary-title">The booking wasn’t sent</AlertTitle>
          <Link href="#alert-name" color="inherit">
            Name: enter who is coming
          </Link>
        </Alert>
      )}
      <TextField
        id="alert-name"
        name="name"
        label="Name"
        error={failed}
        helperText={failed ? 'Enter who is coming' : ' '}
      />
      <Button type="submit" variant="contained">
        Book
      </Button>
    </Stack>
  );
}

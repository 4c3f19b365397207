import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function AlertStatus() {
  const [copied, setCopied] = React.useState(false);

  return (
    <Box sx={{ width: '100%', minHeight: 110 }}>
      <Button variant="contained" onClick={() => setCopied(!copied)}>
        {copied ? 'Start again' : 'Copy the invitation'}
      </Button>
      <Box role="status" sx={{ mt: 2 }}>
        {copied && (
          <Alert role="presentation" severity="success">
            The invitation is in the clipboard.
          </Alert>
        )}
      </Box>
    </Box>
  );
}

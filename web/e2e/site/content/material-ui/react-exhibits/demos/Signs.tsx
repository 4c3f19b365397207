import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Signs() {
  return (
    <Stack spacing={1}>
      <Button color="success">Accept</Button>
      <Button color="error">Refuse</Button>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FaqRef() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <Stack direction="row" spacing={2}>
      <TextField label="City" inputRef={input} size="small" />
      <Button onClick={() => input.current?.focus()}>Edit</Button>
    </Stack>
  );
}

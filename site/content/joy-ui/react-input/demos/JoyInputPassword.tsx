import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';

export default function JoyInputPassword() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack component="form" spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <FormControl>
        <FormLabel>User name</FormLabel>
        <Input autoComplete="username" defaultValue="marta" />
      </FormControl>
      <FormControl>
        <FormLabel>Passphrase</FormLabel>
        <Input
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          defaultValue="four quiet swans"
          endDecorator={
            <IconButton
              aria-label="Show passphrase"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <HideIcon /> : <ShowIcon />}
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}

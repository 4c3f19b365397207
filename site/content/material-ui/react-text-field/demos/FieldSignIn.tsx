import * as React from 'react';
import Button from '@mui/material/Button';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';

export default function FieldSignIn() {
  const [state, setState] = React.useState<'' | 'sending' | 'wrong'>('');

  React.useEffect(() => {
    if (state !== 'sending') {
      return undefined;
    }
    const answer = setTimeout(() => setState('wrong'), 1200);
    return () => clearTimeout(answer);
  }, [state]);

  return (
    <Stack
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setState('sending');
      }}
      sx={{ width: 280, maxWidth: '100%' }}
    >
      <FormControl
        variant="filled"
        color="secondary"
        size="small"
        margin="normal"
        fullWidth
        disabled={state === 'sending'}
      >
        <InputLabel htmlFor="sign-in-mail">Email</InputLabel>
        <FilledInput
          id="sign-in-mail"
          name="mail"
          type="email"
          autoComplete="email"
          defaultValue="ines@library.example"
        />
      </FormControl>
      <FormControl
        variant="standard"
        margin="normal"
        required
        disabled={state === 'sending'}
        error={state === 'wrong'}
        sx={{ '& input': { letterSpacing: 6 } }}
      >
        <InputLabel htmlFor="sign-in-code">Code</InputLabel>
        <Input
          id="sign-in-code"
          name="code"
          autoComplete="one-time-code"
          inputProps={{ inputMode: 'numeric', maxLength: 6 }}
          aria-describedby="sign-in-help"
        />
        <FormHelperText id="sign-in-help" role="status">
          {state === 'wrong'
            ? 'This code has expired'
            : 'Six digits from your phone'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" disabled={state === 'sending'}>
        Sign in
      </Button>
    </Stack>
  );
}

import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';

export default function FieldPassword() {
  const [word, setWord] = React.useState('harbour');
  const [shown, setShown] = React.useState(false);

  return (
    <Stack component="form" spacing={2} sx={{ width: 300 }}>
      <TextField id="password-user" label="User name" autoComplete="username" />
      <FormControl>
        <InputLabel htmlFor="password-new">New password</InputLabel>
        <OutlinedInput
          id="password-new"
          label="New password"
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          value={word}
          onChange={(event) => setWord(event.target.value)}
          aria-describedby="password-help"
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                aria-label="Show password"
                aria-pressed={shown}
                edge="end"
                onClick={() => setShown(!shown)}
              >
                <VisibilityIcon color={shown ? 'primary' : 'inherit'} />
              </IconButton>
            </InputAdornment>
          }
        />
        <LinearProgress
          aria-label="Length of the password"
          variant="determinate"
          value={Math.min(100, (word.length / 12) * 100)}
          sx={{ mt: 1, borderRadius: 1 }}
        />
        <FormHelperText id="password-help">Twelve letters or more</FormHelperText>
      </FormControl>
    </Stack>
  );
}

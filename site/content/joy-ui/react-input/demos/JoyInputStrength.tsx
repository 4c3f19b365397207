import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const steps = ['Too short', 'Short', 'Fair', 'Long enough'];
const colors = ['danger', 'warning', 'warning', 'success'] as const;

export default function JoyInputStrength() {
  const [text, setText] = React.useState('');
  const step = Math.min(3, Math.floor(text.length / 5));

  return (
    <FormControl sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>New passphrase</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <LinearProgress
        determinate
        aria-hidden
        color={colors[step]}
        value={Math.min(100, text.length * 6.6)}
        sx={{ mt: 1 }}
      />
      <FormHelperText>{text ? steps[step] : 'Four words are best'}</FormHelperText>
    </FormControl>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputForm() {
  const [sentTo, setSentTo] = React.useState('');

  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setSentTo(String(new FormData(event.currentTarget).get('email')));
      }}
      sx={{ width: 'min(400px, 100%)' }}
    >
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input
          size="lg"
          type="email"
          name="email"
          required
          autoComplete="email"
          endDecorator={<Button type="submit">Subscribe</Button>}
          sx={{ '--Input-decoratorChildHeight': '36px' }}
        />
        <FormHelperText aria-live="polite">
          {sentTo ? `A letter is on its way to ${sentTo}.` : 'One letter a month.'}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}

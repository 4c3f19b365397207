import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingForm() {
  const [sent, setSent] = React.useState('Nothing was sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = Array.from(data, ([name, value]) => `${name}="${String(value)}"`);
    setSent(`Sent: ${fields.join(' ')}`);
  };

  return (
    <Stack component="form" onSubmit={send} spacing={1} alignItems="flex-start">
      <Rating name="taste" role="radiogroup" aria-label="Taste" />
      <Rating
        name="service"
        role="radiogroup"
        aria-label="Service"
        defaultValue={4}
      />
      <Rating
        name="music"
        role="radiogroup"
        aria-label="Music"
        defaultValue={3}
        disabled
      />
      <Button type="submit">Send</Button>
      <Typography variant="body2" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}

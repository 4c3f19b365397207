import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxForm() {
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(data.getAll('topic').join(' and ') || 'no topics');
  };

  return (
    <Stack component="form" onSubmit={submit} alignItems="flex-start">
      <FormControlLabel
        control={<Checkbox name="topic" value="releases" defaultChecked />}
        label="Releases"
      />
      <FormControlLabel
        control={<Checkbox name="topic" value="events" />}
        label="Events"
      />
      <FormControlLabel
        required
        control={<Checkbox name="terms" value="accepted" />}
        label="I have read the terms"
      />
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Subscribe
      </Button>
      <Typography variant="body2" role="status">
        Sent: {sent}
      </Typography>
    </Stack>
  );
}

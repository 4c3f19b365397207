import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchForm() {
  const [sent, setSent] = React.useState('');
  const consent = React.useRef<HTMLInputElement>(null);

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!consent.current?.checked) {
      setSent('Please agree to be called back');
      consent.current?.focus();
      return;
    }
    const data = new FormData(event.currentTarget);
    setSent([...data].map(([name, value]) => `${name}: ${value}`).join(', '));
  };

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ maxWidth: 460 }}>
      <FormGroup sx={{ mb: 1 }}>
        <FormControlLabel
          control={<Switch name="call" value="agreed" required inputRef={consent} />}
          label="I agree to be called back"
        />
        <FormControlLabel
          control={<Switch name="evening" value="yes" defaultChecked />}
          label="Evenings, too"
        />
        <FormControlLabel
          control={<Switch name="backup" disabled checked />}
          label="Backup (set by your company)"
        />
      </FormGroup>
      <Button type="submit" variant="outlined">
        Send
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {sent}
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AnswerGroup() {
  const [saving, setSaving] = React.useState(false);
  const [answer, setAnswer] = React.useState('');

  React.useEffect(() => {
    const done = saving ? setTimeout(() => setSaving(false), 1500) : undefined;
    return () => clearTimeout(done);
  }, [saving]);

  const give = (text: string) => {
    setAnswer(text);
    setSaving(true);
  };

  return (
    <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
      <ButtonGroup
        variant="contained"
        fullWidth
        disableElevation
        disableFocusRipple
        disabled={saving}
        aria-label="Invitation to the fair"
        sx={{ '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
      >
        <Button onClick={() => give('Accepted')}>Accept</Button>
        <Button onClick={() => give('Declined')}>Decline</Button>
      </ButtonGroup>
      <Typography role="status">
        {saving ? 'Saving…' : answer || 'No answer yet'}
      </Typography>
      <Typography component="div">
        Remind me by{' '}
        <ButtonGroup
          component="span"
          size="small"
          disableRipple
          aria-label="Remind me by"
          sx={{ '& .Mui-focusVisible': { outline: '2px solid' } }}
        >
          <Button>Mail</Button>
          <Button>Phone</Button>
        </ButtonGroup>
      </Typography>
    </Stack>
  );
}

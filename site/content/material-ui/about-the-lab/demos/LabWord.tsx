import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LabWord() {
  const [name, setName] = React.useState('');
  const [checking, setChecking] = React.useState(false);

  React.useEffect(() => {
    const done = checking ? setTimeout(() => setChecking(false), 1500) : undefined;
    return () => clearTimeout(done);
  }, [checking]);

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      <TextField
        id="lab-word-name"
        label="Name of the boat"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <LoadingButton
        variant="contained"
        disabled={name === ''}
        loading={checking}
        loadingIndicator="Looking…"
        onClick={() => setChecking(true)}
      >
        <span>Is it free?</span>
      </LoadingButton>
    </Stack>
  );
}

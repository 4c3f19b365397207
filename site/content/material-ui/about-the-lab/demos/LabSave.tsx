import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Save from '@mui/icons-material/Save';

export default function LabSave() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const answer = setTimeout(() => setState('saved'), 1500);
    return () => clearTimeout(answer);
  }, [state]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <LoadingButton
        variant="outlined"
        loading={state === 'saving'}
        loadingPosition="start"
        classes={{ loading: 'waiting' }}
        sx={{ '&.waiting': { fontStyle: 'italic' } }}
        startIcon={<Save />}
        onClick={() => setState('saving')}
      >
        <span>Save</span>
      </LoadingButton>
      <Typography variant="body2" role="status">
        {state}
      </Typography>
    </Stack>
  );
}

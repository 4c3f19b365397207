import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressButton() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');
  const saving = state === 'saving';

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack spacing={1} alignItems="center">
      <Button
        variant="outlined"
        aria-disabled={saving}
        onClick={() => {
          if (!saving) setState('saving');
        }}
      >
        <Box component="span" sx={{ opacity: saving ? 0.3 : 1 }}>
          Save changes
        </Box>
        {saving && (
          <CircularProgress
            size={24}
            aria-hidden
            sx={{ position: 'absolute', inset: 0, m: 'auto' }}
          />
        )}
      </Button>
      <Box role="status" sx={{ minHeight: 24 }}>
        {{ idle: '', saving: 'Saving …', saved: 'Saved' }[state]}
      </Box>
    </Stack>
  );
}

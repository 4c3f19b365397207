import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function LoadingButton() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button
      variant="contained"
      onClick={() => setSaving(true)}
      aria-disabled={saving}
      startIcon={
        saving ? (
          <CircularProgress size={18} color="inherit" aria-label="Saving" />
        ) : undefined
      }
    >
      {saving ? 'Saving' : 'Save changes'}
    </Button>
  );
}

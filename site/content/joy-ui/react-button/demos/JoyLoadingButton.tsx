import * as React from 'react';
import Button from '@mui/joy/Button';

export default function JoyLoadingButton() {
  const [sending, setSending] = React.useState(false);

  React.useEffect(() => {
    if (!sending) {
      return undefined;
    }
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Button
      loading={sending}
      loadingPosition="start"
      onClick={() => setSending(true)}
    >
      {sending ? 'Sending' : 'Send invitation'}
    </Button>
  );
}

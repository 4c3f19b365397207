import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function JoyButtonUpload() {
  const [percent, setPercent] = React.useState(0);
  const running = percent > 0 && percent < 100;

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setTimeout(() => setPercent((old) => old + 20), 500);
    return () => clearTimeout(timer);
  }, [running, percent]);

  return (
    <Stack spacing={2} sx={{ width: 'min(280px, 100%)' }}>
      <Button
        fullWidth
        loading={running}
        loadingPosition="start"
        loadingIndicator={
          <CircularProgress determinate value={percent} aria-label="Upload" />
        }
        onClick={() => setPercent(20)}
      >
        {percent === 100 ? 'Upload again' : 'Upload the photo'}
      </Button>
      <Button loading loadingIndicator="Sending…" variant="soft">
        Send
      </Button>
    </Stack>
  );
}

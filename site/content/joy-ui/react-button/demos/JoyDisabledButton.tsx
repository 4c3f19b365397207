import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyDisabledButton() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button disabled aria-describedby="joy-disabled-reason">
        Check out
      </Button>
      <Typography id="joy-disabled-reason" level="body-sm">
        Your basket is empty.
      </Typography>
    </Stack>
  );
}

import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function UsageFirst() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Pay now</Button>
      <Button variant="soft">Pay later</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}

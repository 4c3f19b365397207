import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonPicture() {
  return (
    <Stack direction="row" spacing={1}>
      <Button>Save</Button>
      <Button variant="soft">Share</Button>
      <Button variant="outlined" color="neutral">
        Cancel
      </Button>
    </Stack>
  );
}

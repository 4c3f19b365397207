import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function JoyButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="soft" color="primary">
        Reply
      </Button>
      <Button variant="soft" color="neutral">
        Archive
      </Button>
      <Button variant="soft" color="success">
        Approve
      </Button>
      <Button variant="soft" color="danger">
        Delete
      </Button>
    </Stack>
  );
}

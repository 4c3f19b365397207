import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonPicture() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Button variant="contained">Save</Button>
      <Button variant="outlined">Cancel</Button>
    </Stack>
  );
}

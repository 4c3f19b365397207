import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function HomeButton() {
  return (
    <Stack direction="row" spacing={1.5} justifyContent="center">
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Preview</Button>
    </Stack>
  );
}

import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function JoyButtonVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="solid">Publish</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}

import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxPicture() {
  return (
    <Stack spacing={1.5}>
      <Checkbox id="gallery-checkbox-gift" label="Gift wrap" defaultChecked />
      <Checkbox id="gallery-checkbox-express" label="Express delivery" />
    </Stack>
  );
}

import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ApiControlled() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Slider aria-label="Uncontrolled" defaultValue={30} />
      <Slider aria-label="Controlled, without a handler" value={30} />
    </Stack>
  );
}

import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderPicture() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ width: 220 }}>
      <VolumeDownIcon color="action" />
      <Slider aria-label="Volume" defaultValue={60} />
      <VolumeUpIcon color="action" />
    </Stack>
  );
}

import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderPicture() {
  return (
    <Stack direction="row" spacing={2.5} alignItems="center" sx={{ width: 220 }}>
      <VolumeDownIcon />
      <Slider aria-label="Volume" defaultValue={60} />
      <VolumeUpIcon />
    </Stack>
  );
}

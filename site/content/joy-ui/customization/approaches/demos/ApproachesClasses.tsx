import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const square = {
  '& .square': { borderRadius: 0, '&::before': { borderRadius: 0 } },
};

export default function ApproachesClasses() {
  return (
    <Stack sx={{ width: 280 }}>
      <Slider
        aria-label="Volume, with slotProps"
        defaultValue={30}
        slotProps={{ thumb: { className: 'square' } }}
        sx={square}
      />
      <Slider
        aria-label="Volume, with classes"
        defaultValue={30}
        classes={{ thumb: 'square' }}
        sx={square}
      />
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const LightSlider = styled(Slider)(({ theme }) => ({
  height: 12,
  color: theme.palette.secondary.main,
  '& .MuiSlider-track': { border: 'none' },
  '& .MuiSlider-rail': { opacity: 0.25 },
  '& .MuiSlider-thumb': {
    width: 8,
    height: 28,
    borderRadius: 4,
    border: `2px solid ${theme.palette.background.paper}`,
    '&:hover, &.Mui-focusVisible': { boxShadow: theme.shadows[4] },
    '&.Mui-focusVisible': { outline: '2px solid currentColor' },
  },
}));

export default function SliderCustom() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <LightSlider aria-label="Brightness" defaultValue={60} />
    </Box>
  );
}

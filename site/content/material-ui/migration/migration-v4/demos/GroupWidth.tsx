import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupWidth() {
  return (
    <Stack spacing={2} alignItems="start">
      <ButtonGroup aria-label="Zoom">
        <Button sx={{ minWidth: 120 }}>In</Button>
        <Button>Out</Button>
      </ButtonGroup>
      <ButtonGroup
        aria-label="Volume"
        sx={{ '& .MuiButtonGroup-grouped': { minWidth: 120 } }}
      >
        <Button>Up</Button>
        <Button>Down</Button>
      </ButtonGroup>
    </Stack>
  );
}

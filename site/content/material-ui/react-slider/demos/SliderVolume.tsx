import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function DottedThumb({ children, ...other }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <Box component="span" sx={{ width: 6, height: 6, bgcolor: '#fff' }} />
    </SliderThumb>
  );
}

export default function SliderVolume() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 280, maxWidth: '100%' }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`Saved: volume ${data.get('volume')}`);
      }}
    >
      <Typography id="volume-label">Volume</Typography>
      <Slider
        name="volume"
        defaultValue={40}
        aria-labelledby="volume-label"
        valueLabelDisplay="auto"
        slots={{ thumb: DottedThumb }}
        slotProps={{ rail: { style: { height: 8 } } }}
      />
      <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
        Save
      </Button>
      <Typography role="status" variant="body2">
        {sent}
      </Typography>
    </Stack>
  );
}

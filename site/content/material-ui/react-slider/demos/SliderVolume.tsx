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

const look = {
  '& .wide': { height: 8 },
  '& .bubble': { borderRadius: 4 },
};

export default function SliderVolume() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 280, maxWidth: '100%', ...look }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`volume ${data.get('volume')}, alarm ${data.get('alarm')}`);
      }}
    >
      <Typography id="volume-label">Volume</Typography>
      <Slider
        name="volume"
        defaultValue={40}
        aria-labelledby="volume-label"
        valueLabelDisplay="auto"
        slots={{ thumb: DottedThumb }}
        slotProps={{ rail: { className: 'wide' } }}
        classes={{ valueLabel: 'bubble' }}
      />
      <Typography id="alarm-label">Alarm</Typography>
      <Slider
        name="alarm"
        defaultValue={70}
        aria-labelledby="alarm-label"
        components={{ Thumb: DottedThumb }}
        componentsProps={{ rail: { className: 'wide' } }}
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

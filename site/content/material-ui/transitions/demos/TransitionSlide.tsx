import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function TransitionSlide() {
  const [shown, setShown] = React.useState(true);
  const [direction, setDirection] = React.useState<SlideProps['direction']>('up');
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={1} alignItems="center">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(event, next) => next && setDirection(next)}
      >
        {['up', 'down', 'left', 'right'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        ref={setBox}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 280,
          height: 110,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Slide in={shown} appear={false} direction={direction} container={box}>
          <Paper sx={{ p: 2 }}>From the edge of this box</Paper>
        </Slide>
      </Box>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Slide out' : 'Slide in'}
      </Button>
    </Stack>
  );
}

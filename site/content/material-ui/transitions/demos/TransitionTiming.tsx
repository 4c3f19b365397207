import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const easing = { enter: 'cubic-bezier(0.3, 1.6, 0.6, 1)', exit: 'linear' };

const untilEnd = (node: HTMLElement, done: () => void) =>
  node.addEventListener('transitionend', done, { once: true });

const card = (text: string) => (
  <Paper variant="outlined" sx={{ p: 1.5 }}>
    {text}
  </Paper>
);

export default function TransitionTiming() {
  const [shown, setShown] = React.useState(false);
  const [ended, setEnded] = React.useState('nothing yet');

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ overflow: 'hidden' }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <Fade
          in={shown}
          easing="linear"
          timeout={{ enter: 900, exit: 200 }}
          onEntered={() => setEnded('faded in')}
          onExited={() => setEnded('faded out')}
        >
          {card('Fade')}
        </Fade>
        <Grow in={shown} easing={easing} timeout="auto">
          {card('Grow')}
        </Grow>
        <Zoom in={shown} easing={easing} timeout={500}>
          {card('Zoom')}
        </Zoom>
        <Slide in={shown} easing={easing} timeout={500} direction="left">
          {card('Slide')}
        </Slide>
        <Collapse in={shown} easing={easing} timeout="auto">
          {card('Collapse')}
        </Collapse>
      </Stack>
      <Typography variant="body2" role="status">
        Last: {ended}
      </Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <Fade in={shown} addEndListener={untilEnd}>
          {card('Fade to its end')}
        </Fade>
        <Grow in={shown} addEndListener={untilEnd} timeout={400}>
          {card('Grow to its end')}
        </Grow>
        <Zoom in={shown} addEndListener={untilEnd}>
          {card('Zoom to its end')}
        </Zoom>
        <Slide in={shown} addEndListener={untilEnd}>
          {card('Slide to its end')}
        </Slide>
        <Collapse in={shown} addEndListener={untilEnd}>
          {card('Collapse to its end')}
        </Collapse>
      </Stack>
    </Stack>
  );
}

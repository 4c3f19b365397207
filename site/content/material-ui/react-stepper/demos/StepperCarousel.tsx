import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const stops = [
  {
    name: 'Mill bridge',
    text: 'Two kilometers from the station. The wheel still turns on Sundays.',
    sky: ['#bfe3f0', '#7fb7be'],
  },
  {
    name: 'Salt stores',
    text: 'Three brick halls by the water, one of them with a café.',
    sky: ['#f9d9b0', '#d98c5f'],
  },
  {
    name: 'Lighthouse',
    text: '112 steps. From the top you see the seal bank at low tide.',
    sky: ['#c9c4e8', '#5d5b96'],
  },
  {
    name: 'Boat yard',
    text: 'The walk ends here. The last ferry back leaves at 18:30.',
    sky: ['#d5ecd0', '#6a9f74'],
  },
];

const region = { role: 'region', 'aria-label': 'Stops of the walk', tabIndex: 0 };

const Slides = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
});

function Stop({ name, text, sky }: (typeof stops)[number]) {
  return (
    <Box sx={{ flex: '0 0 100%', scrollSnapAlign: 'start' }}>
      <Box
        sx={{
          height: 120,
          background: `linear-gradient(160deg, ${sky.join(', ')})`,
        }}
      />
      <Box sx={{ p: 2, minHeight: 96 }}>
        <Typography variant="h6" component="h3">
          {name}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
      </Box>
    </Box>
  );
}

export default function StepperCarousel() {
  const slides = React.useRef<HTMLDivElement>(null);
  const [active, setActive] = React.useState(0);

  const follow = ({ currentTarget }: React.UIEvent<HTMLElement>) =>
    setActive(
      Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth),
    );
  const show = (index: number) => {
    const box = slides.current;
    const slide = box?.children[index];
    if (box && slide) {
      const start = slide.getBoundingClientRect().left;
      box.scrollBy({ left: start - box.getBoundingClientRect().left });
    }
  };
  const back = (
    <Button disabled={active === 0} onClick={() => show(active - 1)}>
      Back
    </Button>
  );
  const next = (
    <Button disabled={active === stops.length - 1} onClick={() => show(active + 1)}>
      Next
    </Button>
  );

  return (
    <Paper variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      <Slides {...region} ref={slides} onScroll={follow}>
        {stops.map((stop) => (
          <Stop key={stop.name} {...stop} />
        ))}
      </Slides>
      <MobileStepper
        variant="text"
        position="static"
        steps={stops.length}
        activeStep={active}
        backButton={back}
        nextButton={next}
      />
    </Paper>
  );
}

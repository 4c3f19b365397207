import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Answers for a window of some width: enough of the browser's function for tests. */
function matchMediaAt(width: number): typeof window.matchMedia {
  return (query) => {
    const least = Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0);
    return {
      matches: width >= least,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    };
  };
}

export default function MediaQueryOptions() {
  const [width, setWidth] = React.useState(500);
  const matchMedia = React.useMemo(() => matchMediaAt(width), [width]);
  const isWide = useMediaQuery('(min-width: 600px)', {
    matchMedia,
    ssrMatchMedia: matchMediaAt(500),
  });

  return (
    <Stack sx={{ width: 280 }}>
      <Slider
        aria-label="Width"
        min={300}
        max={900}
        step={100}
        value={width}
        onChange={(event, next) => setWidth(next as number)}
        valueLabelDisplay="auto"
      />
      <Typography role="status">
        A window of {width} pixels is {isWide ? 'wide' : 'narrow'}.
      </Typography>
    </Stack>
  );
}

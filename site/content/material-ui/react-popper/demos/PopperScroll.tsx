import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PopperScroll() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const [flip, setFlip] = React.useState(true);
  const [fixed, setFixed] = React.useState(false);

  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flip, options: { altBoundary: true } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [flip, arrow],
  );
  const popperOptions = React.useMemo(
    () => ({ strategy: fixed ? ('fixed' as const) : ('absolute' as const) }),
    [fixed],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row">
        <FormControlLabel
          control={<Switch checked={flip} onChange={() => setFlip(!flip)} />}
          label="Flip"
        />
        <FormControlLabel
          control={<Switch checked={fixed} onChange={() => setFixed(!fixed)} />}
          label="Fixed"
        />
      </Stack>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Scroll me"
        sx={{
          position: 'relative',
          height: 220,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', height: 480, pl: 12 }}>
          <Button
            variant="outlined"
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            {anchor ? 'Hide' : 'Show'}
          </Button>
        </Box>
        <Popper
          disablePortal
          open={anchor !== null}
          anchorEl={anchor}
          placement="top"
          modifiers={modifiers}
          popperOptions={popperOptions}
          sx={{
            '&[data-popper-placement^=top] .arrow': { bottom: -5 },
            '&[data-popper-placement^=bottom] .arrow': { top: -5 },
          }}
        >
          <Paper sx={{ p: 1, bgcolor: 'text.primary', color: 'background.paper' }}>
            <Box
              ref={setArrow}
              className="arrow"
              sx={{
                position: 'absolute',
                width: 10,
                height: 10,
                '&::before': {
                  content: '""',
                  display: 'block',
                  width: 10,
                  height: 10,
                  bgcolor: 'text.primary',
                  transform: 'rotate(45deg)',
                },
              }}
            />
            Follows its anchor
          </Paper>
        </Popper>
      </Box>
    </Stack>
  );
}

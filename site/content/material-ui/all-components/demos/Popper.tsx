import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

// It stands where it is written, whatever it points at.
const nowhere = { getBoundingClientRect: () => new DOMRect() };
const body = () => document.body;

export default function PopperPicture() {
  return (
    <Stack spacing={1.5} alignItems="center">
      <Button variant="outlined">Anchor</Button>
      <Popper
        open
        disablePortal
        anchorEl={nowhere}
        container={body}
        sx={{ position: 'static !important' }}
      >
        <Paper
          variant="outlined"
          sx={{
            position: 'relative',
            px: 2,
            py: 1.5,
            typography: 'body2',
            '&::before': {
              content: '""',
              position: 'absolute',
              top: -6,
              left: 'calc(50% - 5px)',
              boxSizing: 'border-box',
              width: 10,
              height: 10,
              border: 'inherit',
              backgroundColor: 'inherit',
              clipPath: 'polygon(0 0, 100% 0, 0 100%)',
              transform: 'rotate(45deg)',
            },
          }}
        >
          I point at it
        </Paper>
      </Popper>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const places: SnackbarOrigin[] = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({
    vertical,
    horizontal,
  })),
);

const nameOf = (place: SnackbarOrigin) => `${place.vertical} ${place.horizontal}`;

export default function SnackbarPosition() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState(places[0]);

  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        gap: 1,
        px: 2,
        py: 12,
      }}
    >
      {places.map((item) => (
        <Button
          key={nameOf(item)}
          onClick={() => {
            setPlace(item);
            setOpen(true);
          }}
        >
          {nameOf(item)}
        </Button>
      ))}
      <Snackbar
        key={nameOf(place)}
        open={open}
        anchorOrigin={place}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message={`Here is ${nameOf(place)}`}
      />
    </Box>
  );
}

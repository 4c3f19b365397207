import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';

const scene = (sky: string, sun: string, far: string, near: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="600" height="400">
      <path fill="${sky}" d="M0 0h300v200H0z"/>
      <circle cx="210" cy="70" r="26" fill="${sun}"/>
      <path fill="${far}" d="M0 140 70 70l60 60 70-70 100 90v50H0z"/>
      <path fill="${near}" d="m0 170 90-40 90 40 60-30 60 30v30H0z"/>
    </svg>`,
  )}`;

const pictures = [
  { title: 'Morning', src: scene('#f9dcc4', '#fff3d6', '#c98b8b', '#7d4f6b') },
  { title: 'Noon', src: scene('#bfe3f5', '#fff7c2', '#7fb08a', '#3f7d5a') },
  { title: 'Evening', src: scene('#f3a683', '#ffe2b8', '#9c5b74', '#4b3052') },
  { title: 'Night', src: scene('#22314f', '#e9edf5', '#3a4a73', '#141d33') },
];

export default function ModalGallery() {
  const [shown, setShown] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const { title, src } = pictures[shown];

  const move = (step: number) =>
    setShown((shown + step + pictures.length) % pictures.length);

  const steer = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  return (
    <div>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {pictures.map((picture, index) => (
          <ButtonBase
            key={picture.title}
            aria-label={`Enlarge ${picture.title}`}
            focusRipple
            onClick={() => {
              setShown(index);
              setOpen(true);
            }}
          >
            <img src={picture.src} alt="" width={96} height={64} />
          </ButtonBase>
        ))}
      </Stack>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Box
          role="dialog"
          aria-modal
          aria-label="Pictures"
          onKeyDown={steer}
          sx={{
            width: 'min(600px, 92%)',
            bgcolor: 'common.black',
            color: 'common.white',
          }}
        >
          <Box
            component="img"
            src={src}
            alt={title}
            sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2' }}
          />
          <Stack direction="row" alignItems="center" dir="ltr" sx={{ p: 1 }}>
            <IconButton
              color="inherit"
              aria-label="Previous"
              onClick={() => move(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton color="inherit" aria-label="Next" onClick={() => move(1)}>
              <ChevronRight />
            </IconButton>
            <Typography role="status" sx={{ flex: 1 }}>
              {title}, {shown + 1} of {pictures.length}
            </Typography>
            <IconButton
              color="inherit"
              aria-label="Close"
              onClick={() => setOpen(false)}
            >
              <Close />
            </IconButton>
          </Stack>
        </Box>
      </Modal>
    </div>
  );
}

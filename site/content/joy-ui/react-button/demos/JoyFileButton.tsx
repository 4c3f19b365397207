import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';
import UploadIcon from '@mui/icons-material/UploadFile';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function JoyFileButton() {
  const [name, setName] = React.useState('No photo yet');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startDecorator={<UploadIcon />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        Add a photo
        <HiddenInput
          type="file"
          accept="image/*"
          onChange={(event) =>
            setName(event.target.files?.[0]?.name ?? 'No photo yet')
          }
        />
      </Button>
      <Typography level="body-sm" aria-live="polite">
        {name}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import UploadIcon from '@mui/icons-material/UploadFile';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function FileUpload() {
  const [name, setName] = React.useState('No file chosen');

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadIcon />}
      >
        Upload a file
        <HiddenInput
          type="file"
          onChange={(event) =>
            setName(event.target.files?.[0]?.name ?? 'No file chosen')
          }
        />
      </Button>
      <Typography variant="body2" aria-live="polite">
        {name}
      </Typography>
    </Stack>
  );
}

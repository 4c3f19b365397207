import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ContentCopy from '@mui/icons-material/ContentCopy';

export default function FieldShare() {
  const [open, setOpen] = React.useState(true);
  const link = React.useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <OutlinedInput
        readOnly
        fullWidth
        size="small"
        value="https://fair.example/stalls/12"
        inputRef={link}
        inputProps={{ 'aria-label': 'Link to share' }}
        sx={{ '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' } }}
        endAdornment={
          <IconButton
            edge="end"
            aria-label="Select the link"
            onClick={() => link.current?.select()}
          >
            <ContentCopy fontSize="small" />
          </IconButton>
        }
      />
      <Button size="small" aria-pressed={!open} onClick={() => setOpen(!open)}>
        Only for one person
      </Button>
      <OutlinedInput
        disabled={open}
        fullWidth
        size="small"
        color="secondary"
        startAdornment="@"
        placeholder="name"
        inputProps={{ 'aria-label': 'Name of the person' }}
      />
    </Stack>
  );
}

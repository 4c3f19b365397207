import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackdropPart() {
  const [saving, setSaving] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Paper variant="outlined" sx={{ position: 'relative', width: 280, p: 2 }}>
        <Typography>Two nights in Bergen, from May 3</Typography>
        <Button onClick={() => setSaving(true)}>Save</Button>
        <Backdrop open={saving} sx={{ position: 'absolute', color: 'common.white' }}>
          Saving …
        </Backdrop>
      </Paper>
      <Button onClick={() => setSaving(false)}>Done saving</Button>
    </Stack>
  );
}

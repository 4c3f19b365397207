import * as React from 'react';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

function Setting({ label }: { label: string }) {
  const id = React.useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography component="label" htmlFor={id} sx={{ flexGrow: 1 }}>
        {label}
      </Typography>
      <Switch id={id} />
    </Stack>
  );
}

export default function ServerId() {
  return (
    <Stack sx={{ width: 260 }}>
      <Setting label="Weekly report" />
      <Setting label="Storm warnings" />
    </Stack>
  );
}

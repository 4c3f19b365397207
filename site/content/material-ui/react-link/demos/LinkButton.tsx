import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide' : 'Show'} the opening hours
      </Link>
      <Typography variant="body2" role="status">
        {open && 'Tuesday to Sunday, 10 to 17'}
      </Typography>
    </Stack>
  );
}

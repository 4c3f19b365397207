import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

const Notice = React.forwardRef<
  HTMLElement,
  React.ComponentPropsWithoutRef<'output'>
>(function Notice(props, ref) {
  return <output {...props} ref={ref as React.Ref<HTMLOutputElement>} />;
});

export default function TroubleRef() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ minHeight: 40 }}>
      <Button variant="outlined" onClick={() => setSaved(true)}>
        Save
      </Button>
      <Fade in={saved} unmountOnExit>
        <Notice>All changes are saved.</Notice>
      </Fade>
    </Stack>
  );
}

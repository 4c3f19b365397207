import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupDisabled() {
  const [done, setDone] = React.useState('Nothing happened yet.');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ButtonGroup disabled aria-label="Order">
        <Button disabled={false} onClick={() => setDone('Went back.')}>
          Back
        </Button>
        <Button>Save</Button>
        <Button>Order</Button>
      </ButtonGroup>
      <Typography variant="body2" role="status">
        {done}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupDisabled() {
  const [done, setDone] = React.useState('Nothing happened yet.');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ButtonGroup disabled aria-label="Locked order">
        <Button>Change</Button>
        <Button>Cancel</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Order">
        <Button onClick={() => setDone('Went back.')}>Back</Button>
        <Button disabled>Save</Button>
        <Button disabled>Order</Button>
      </ButtonGroup>
      <Typography role="status">{done}</Typography>
    </Stack>
  );
}

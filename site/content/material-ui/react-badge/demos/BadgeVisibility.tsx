import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Mail from '@mui/icons-material/Mail';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(2);
  const [quiet, setQuiet] = React.useState(false);

  return (
    <Stack
      direction="row"
      spacing={3}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Badge badgeContent={count} invisible={quiet} color="primary">
        <Mail titleAccess={`${count} unread`} />
      </Badge>
      <Button onClick={() => setCount(Math.max(count - 1, 0))}>Read one</Button>
      <Button onClick={() => setCount(count + 1)}>Get one</Button>
      <FormControlLabel
        label="Quiet"
        control={<Switch checked={quiet} onChange={() => setQuiet(!quiet)} />}
      />
    </Stack>
  );
}

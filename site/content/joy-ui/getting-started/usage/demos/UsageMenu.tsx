import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function UsageMenu() {
  const [calls, setCalls] = React.useState({ onOpenChange: 0, onClose: 0 });
  const count = (name: keyof typeof calls) =>
    setCalls((all) => ({ ...all, [name]: all[name] + 1 }));

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Dropdown onOpenChange={(_event, isOpen) => !isOpen && count('onOpenChange')}>
        <MenuButton>Seats</MenuButton>
        <Menu onClose={() => count('onClose')}>
          <MenuItem>Window</MenuItem>
          <MenuItem>Aisle</MenuItem>
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        Closed: onOpenChange called {calls.onOpenChange} times, onClose{' '}
        {calls.onClose} times
      </Typography>
    </Stack>
  );
}

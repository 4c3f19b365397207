import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

function FaqMenu({ name, unlocked }: { name: string; unlocked?: boolean }) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>{name}</Button>
      <Menu
        anchorEl={anchor}
        open={!!anchor}
        onClose={close}
        disableScrollLock={unlocked}
      >
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Archive</MenuItem>
      </Menu>
    </>
  );
}

export default function FaqScrollLock() {
  return (
    <Stack direction="row" spacing={2}>
      <FaqMenu name="Locks" />
      <FaqMenu name="Scrolls" unlocked />
    </Stack>
  );
}

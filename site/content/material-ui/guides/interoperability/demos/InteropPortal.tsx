import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import './InteropPortal.css';

interface RegionMenuProps {
  label: string;
  disablePortal?: boolean;
}

function RegionMenu({ label, disablePortal }: RegionMenuProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>{label}</Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        disablePortal={disablePortal}
      >
        <MenuItem onClick={close}>Quay 3</MenuItem>
        <MenuItem onClick={close}>Quay 4</MenuItem>
      </Menu>
    </>
  );
}

export default function InteropPortal() {
  return (
    <Stack direction="row" spacing={2} className="interop-region">
      <RegionMenu label="In the body" />
      <RegionMenu label="In the region" disablePortal />
    </Stack>
  );
}

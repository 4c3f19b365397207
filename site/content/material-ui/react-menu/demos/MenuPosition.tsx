import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuPosition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        id="menu-export-button"
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'menu-export' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu
        id="menu-export"
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1 } } }}
        MenuListProps={{ 'aria-labelledby': 'menu-export-button' }}
      >
        <MenuItem onClick={close}>As a table for spreadsheets</MenuItem>
        <MenuItem onClick={close}>As text</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        id="menu-document-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'menu-document' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Document
      </Button>
      <Menu
        id="menu-document"
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'menu-document-button' }}
      >
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Duplicate</MenuItem>
        <MenuItem onClick={close}>Move to archive</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

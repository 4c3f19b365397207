import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';

export default function MenuLinks() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <IconButton
        id="menu-help-button"
        aria-label="Help"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'menu-help' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpOutlineIcon />
      </IconButton>
      <Menu
        id="menu-help"
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'menu-help-button' }}
      >
        <MenuItem component="a" href="#accessibility" onClick={close}>
          Keyboard
        </MenuItem>
        <MenuItem component="a" href="#pitfalls" onClick={close}>
          Known problems
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const hours = Array.from({ length: 14 }, (_, index) => `${index + 7}:00`);

export default function MenuLong() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        id="menu-hours-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'menu-hours' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Remind me at
      </Button>
      <Menu
        id="menu-hours"
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{
          paper: { sx: { maxHeight: { xs: 48 * 5.5, sm: 36 * 6.5 }, width: 160 } },
        }}
        MenuListProps={{ 'aria-labelledby': 'menu-hours-button' }}
      >
        {hours.map((hour) => (
          <MenuItem key={hour} onClick={close}>
            {hour}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

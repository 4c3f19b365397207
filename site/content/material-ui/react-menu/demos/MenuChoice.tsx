import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By name'];

export default function MenuChoice() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState(orders[0]);
  const open = anchor !== null;

  const choose = (name: string) => {
    setOrder(name);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <Button
        id="menu-order-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'menu-order' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Order: {order}
      </Button>
      <Menu
        id="menu-order"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'menu-order-button' }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

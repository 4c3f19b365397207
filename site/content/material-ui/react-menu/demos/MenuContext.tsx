import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuContext() {
  const [place, setPlace] = React.useState<{ top: number; left: number }>();
  const close = () => setPlace(undefined);

  const show = (event: React.MouseEvent) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const pointer = event.clientX > 0 || event.clientY > 0;
    setPlace(
      pointer
        ? { top: event.clientY, left: event.clientX }
        : { top: box.bottom, left: box.left },
    );
  };

  return (
    <React.Fragment>
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        onClick={show}
        onContextMenu={show}
        sx={{
          p: 4,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      >
        Click me with either button
      </Box>
      <Menu
        open={place !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={place}
        MenuListProps={{ 'aria-label': 'Actions at the pointer' }}
      >
        <MenuItem onClick={close}>Set a mark here</MenuItem>
        <MenuItem onClick={close}>Measure from here</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

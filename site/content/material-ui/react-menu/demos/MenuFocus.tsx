import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const places = ['Selected item', 'First item', 'List', 'Surface'];

export default function MenuFocus() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [start, setStart] = React.useState('');
  const close = () => setStart('');

  const menu = (place: string) => ({
    anchorEl: anchor,
    open: start === place,
    onClose: close,
    MenuListProps: { 'aria-label': `Sort by, focus on: ${place}` },
  });

  const items = ['Name', 'Distance', 'Price'].map((name) => (
    <MenuItem key={name} selected={name === 'Distance'} onClick={close}>
      {name}
    </MenuItem>
  ));

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {places.map((place) => (
        <Button
          key={place}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={start === place}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setStart(place);
          }}
        >
          {place}
        </Button>
      ))}
      <Menu {...menu('Selected item')}>{items}</Menu>
      <Menu {...menu('First item')} variant="menu">
        {items}
      </Menu>
      <Menu {...menu('List')} disableAutoFocusItem>
        {items}
      </Menu>
      <Menu {...menu('Surface')} autoFocus={false}>
        {items}
      </Menu>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuListOpened() {
  const [opened, setOpened] = React.useState<'' | 'pointer' | 'keyboard'>('');
  const button = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpened('');
    button.current?.focus();
  };

  return (
    <Box sx={{ minHeight: 190 }}>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={opened !== ''}
        onClick={(event) => {
          const way = event.detail === 0 ? 'keyboard' : 'pointer';
          setOpened(opened ? '' : way);
        }}
      >
        Sort the cafés
      </Button>
      {opened && (
        <Paper variant="outlined" sx={{ width: 260, maxWidth: '100%' }}>
          <MenuList
            key={opened}
            aria-label="Sort by"
            variant="menu"
            autoFocus={opened === 'pointer'}
            autoFocusItem={opened === 'keyboard'}
            disabledItemsFocusable
            disableListWrap
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <MenuItem onClick={close}>Name</MenuItem>
            <MenuItem disabled>Distance (no location)</MenuItem>
            <MenuItem selected onClick={close}>
              Opening hours
            </MenuItem>
          </MenuList>
        </Paper>
      )}
    </Box>
  );
}

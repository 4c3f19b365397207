import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const layers = ['Map', 'Satellite', 'Terrain'];

export default function MenuListAlone() {
  const [layer, setLayer] = React.useState('Map');

  return (
    <Paper variant="outlined" sx={{ width: 200 }}>
      <MenuList aria-label="Layer">
        {layers.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === layer}
            selected={name === layer}
            onClick={() => setLayer(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}

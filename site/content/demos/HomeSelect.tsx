import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function HomeSelect() {
  const [season, setSeason] = React.useState('Autumn');

  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 240, mx: 'auto' }}>
      <TextField
        select
        size="small"
        id="home-select"
        label="Season"
        value={season}
        onChange={(event) => setSeason(event.target.value)}
        SelectProps={{ MenuProps: { disablePortal: true } }}
      >
        {seasons.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Paper elevation={4}>
        <MenuList dense aria-label="Season">
          {seasons.map((name) => (
            <MenuItem
              key={name}
              selected={name === season}
              onClick={() => setSeason(name)}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Stack>
  );
}

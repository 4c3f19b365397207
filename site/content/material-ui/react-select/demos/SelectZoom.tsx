import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const parts = {
  '& .MuiSelect-select': { fontWeight: 500 },
  '& .MuiSelect-icon': { color: 'primary.main' },
};

export default function SelectZoom() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      sx={{ p: 1, bgcolor: 'action.hover' }}
    >
      <Select
        variant="standard"
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
        inputProps={{ 'aria-label': 'Zoom' }}
        SelectDisplayProps={{ title: 'Zoom of the drawing' }}
        sx={parts}
      >
        {[50, 100, 150].map((percent) => (
          <MenuItem key={percent} value={percent}>
            {percent} %
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ width: zoom / 2, height: 40, border: '2px solid' }} />
    </Stack>
  );
}

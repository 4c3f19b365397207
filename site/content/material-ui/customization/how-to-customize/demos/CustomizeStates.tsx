import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function CustomizeStates() {
  const [size, setSize] = React.useState('m');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Size"
      value={size}
      onChange={(_event, next: string | null) => setSize(next ?? size)}
      sx={{
        [`& .${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
          color: 'success.contrastText',
          bgcolor: 'success.main',
          '&:hover': { bgcolor: 'success.dark' },
        },
      }}
    >
      <ToggleButton value="s">Small</ToggleButton>
      <ToggleButton value="m">Medium</ToggleButton>
      <ToggleButton value="l">Large</ToggleButton>
      <ToggleButton value="xl" disabled>
        Sold out
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

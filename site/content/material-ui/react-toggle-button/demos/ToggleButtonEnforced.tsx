import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import MapIcon from '@mui/icons-material/Map';
import ViewList from '@mui/icons-material/ViewList';

export default function ToggleButtonEnforced() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="View"
      value={view}
      onChange={(event, next: string | null) => next !== null && setView(next)}
    >
      <ToggleButton value="list" aria-label="List">
        <ViewList />
      </ToggleButton>
      <ToggleButton value="map" aria-label="Map">
        <MapIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Brush from '@mui/icons-material/Brush';
import NearMe from '@mui/icons-material/NearMe';
import TextFields from '@mui/icons-material/TextFields';

export default function ToggleButtonVertical() {
  const [tool, setTool] = React.useState('select');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      exclusive
      aria-label="Tool"
      value={tool}
      onChange={(event, next: string | null) => next && setTool(next)}
    >
      <ToggleButton value="select" aria-label="Select">
        <NearMe />
      </ToggleButton>
      <ToggleButton value="brush" aria-label="Brush">
        <Brush />
      </ToggleButton>
      <ToggleButton value="text" aria-label="Text">
        <TextFields />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

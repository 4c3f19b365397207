import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import Print from '@mui/icons-material/Print';
import Save from '@mui/icons-material/Save';

export default function SpeedDialHidden() {
  const [hidden, setHidden] = React.useState(false);

  return (
    <Box sx={{ width: 240, height: 110 }}>
      <FormControlLabel
        label="Hidden"
        control={<Switch checked={hidden} onChange={() => setHidden(!hidden)} />}
      />
      <SpeedDial
        ariaLabel="Document"
        direction="right"
        hidden={hidden}
        icon={<SpeedDialIcon />}
      >
        <SpeedDialAction icon={<Save />} tooltipTitle="Save" />
        <SpeedDialAction icon={<Print />} tooltipTitle="Print" />
      </SpeedDial>
    </Box>
  );
}

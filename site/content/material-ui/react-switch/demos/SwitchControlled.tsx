import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function SwitchControlled() {
  const [big, setBig] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ p: 2, width: 280, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={big} onChange={(event, checked) => setBig(checked)} />
        }
        label="Large text"
      />
      <p style={{ margin: 0, fontSize: big ? 22 : 16 }}>
        The tide is out until noon.
      </p>
    </Paper>
  );
}

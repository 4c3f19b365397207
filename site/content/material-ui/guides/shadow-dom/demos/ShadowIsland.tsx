import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Island from './island';

export default function ShadowIsland() {
  return (
    <Island>
      <TextField id="shadow-quay" select label="Quay" defaultValue="4">
        <MenuItem value="3">Quay 3</MenuItem>
        <MenuItem value="4">Quay 4</MenuItem>
      </TextField>
    </Island>
  );
}

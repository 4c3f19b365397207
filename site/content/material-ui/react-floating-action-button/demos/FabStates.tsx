import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';

export default function FabStates() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab disabled aria-label="Add (not available)">
        <Add />
      </Fab>
      <Fab disableRipple color="primary" aria-label="Add, without a ripple">
        <Add />
      </Fab>
      <Fab
        disableFocusRipple
        color="primary"
        aria-label="Add, without a focus ripple"
      >
        <Add />
      </Fab>
    </Stack>
  );
}

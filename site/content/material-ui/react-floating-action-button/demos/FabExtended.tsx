import Fab from '@mui/material/Fab';
import Explore from '@mui/icons-material/Explore';

export default function FabExtended() {
  return (
    <Fab variant="extended" color="secondary">
      <Explore sx={{ mr: 1 }} />
      Plan a trip
    </Fab>
  );
}

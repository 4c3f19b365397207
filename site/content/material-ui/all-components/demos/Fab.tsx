import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabPicture() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Fab color="primary" aria-label="Add">
        <AddIcon />
      </Fab>
      <Fab variant="extended" color="secondary">
        <EditIcon sx={{ mr: 1 }} />
        Write
      </Fab>
    </Stack>
  );
}

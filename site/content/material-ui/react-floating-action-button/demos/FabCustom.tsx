import Fab from '@mui/material/Fab';
import Add from '@mui/icons-material/Add';

export default function FabCustom() {
  return (
    <Fab
      aria-label="Add"
      sx={{
        color: '#fff',
        borderRadius: 4,
        background: 'linear-gradient(135deg, #00695c, #1565c0)',
        '&.Mui-focusVisible': {
          outline: '3px solid',
          outlineOffset: 3,
          outlineColor: '#1565c0',
        },
      }}
    >
      <Add />
    </Fab>
  );
}

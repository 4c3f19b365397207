import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function PaletteSurfaces() {
  return (
    <Box
      sx={{
        p: 2,
        width: '100%',
        maxWidth: 360,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Typography>text.primary on background.paper</Typography>
      <Typography color="text.secondary">text.secondary</Typography>
      <Divider sx={{ my: 1.5 }} />
      <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'action.selected' }}>
        action.selected
      </Box>
    </Box>
  );
}

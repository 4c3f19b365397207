import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const beds = ['success.light', 'warning.light', 'info.light'];

export default function TooltipFollow() {
  return (
    <Tooltip followCursor title="Plan of the garden: herbs, roses, the pond">
      <Box
        role="img"
        tabIndex={0}
        sx={{
          display: 'grid',
          gridTemplateColumns: '2fr 1fr 1fr',
          gap: 1,
          width: 280,
          maxWidth: '100%',
          height: 110,
        }}
      >
        {beds.map((color) => (
          <Box key={color} sx={{ borderRadius: 2, bgcolor: color }} />
        ))}
      </Box>
    </Tooltip>
  );
}

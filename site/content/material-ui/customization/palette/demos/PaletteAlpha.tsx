import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import { teal } from '@mui/material/colors';

const shares = [0.1, 0.3, 0.5];

export default function PaletteAlpha() {
  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {shares.map((share) => (
        <Box
          key={share}
          sx={{
            flex: 1,
            py: 2,
            borderRadius: 1,
            textAlign: 'center',
            bgcolor: alpha(teal[500], share),
          }}
        >
          {share}
        </Box>
      ))}
    </Stack>
  );
}

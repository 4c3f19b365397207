import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const text = 'Delivered to the neighbors on the second floor';

export default function ChipLong() {
  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: 220 }}>
      <Chip label={text} sx={{ maxWidth: '100%' }} />
      <Chip
        label={text}
        sx={{
          height: 'auto',
          py: 0.5,
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}

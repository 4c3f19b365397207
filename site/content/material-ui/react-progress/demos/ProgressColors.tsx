import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'warning', 'error'] as const;

export default function ProgressColors() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" gap={3} alignItems="center">
      {colors.map((color) => (
        <CircularProgress
          key={color}
          variant="determinate"
          value={75}
          color={color}
          aria-label={`Example in ${color}`}
        />
      ))}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <CircularProgress color="inherit" size="1.25rem" aria-label="Connecting" />
        Connecting
      </Box>
    </Stack>
  );
}

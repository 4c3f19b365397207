import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function TooltipPicture() {
  return (
    <Stack alignItems="center" spacing={1}>
      <Box
        sx={{
          position: 'relative',
          px: 1.25,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'text.primary',
          color: 'background.paper',
          typography: 'caption',
          '&::after': {
            content: '""',
            position: 'absolute',
            bottom: -3,
            left: 'calc(50% - 4px)',
            width: 8,
            height: 8,
            backgroundColor: 'inherit',
            transform: 'rotate(45deg)',
          },
        }}
      >
        Delete for good
      </Box>
      <IconButton aria-label="Delete" sx={{ bgcolor: 'action.hover' }}>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

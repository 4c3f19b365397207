import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function TooltipPicture() {
  return (
    <Stack alignItems="center" spacing={1}>
      <Sheet
        variant="solid"
        sx={{
          position: 'relative',
          px: 1,
          py: 0.5,
          borderRadius: 'xs',
          fontSize: 'sm',
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
      </Sheet>
      <IconButton variant="soft" aria-label="Delete">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

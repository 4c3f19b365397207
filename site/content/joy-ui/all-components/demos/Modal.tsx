import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function ModalPicture() {
  return (
    <Sheet
      variant="soft"
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        p: 1.5,
        borderRadius: 'sm',
      }}
    >
      <Box sx={{ opacity: 0.6 }}>
        <Skeleton animation={false} variant="text" />
        <Skeleton animation={false} variant="text" />
        <Skeleton animation={false} variant="text" />
        <Skeleton animation={false} variant="text" width="70%" />
      </Box>
      <Sheet
        variant="outlined"
        sx={{
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: 160,
          p: 1.5,
          borderRadius: 'md',
          boxShadow: 'lg',
          transform: 'translate(-50%, -50%)',
        }}
      >
        <Typography level="title-sm">Shared with you</Typography>
        <Typography level="body-sm">Three new files</Typography>
      </Sheet>
    </Sheet>
  );
}

import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function ModalPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        p: 1.5,
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Skeleton animation={false} />
      <Skeleton animation={false} />
      <Skeleton animation={false} />
      <Skeleton animation={false} width="70%" />
      <Modal
        open
        disablePortal
        disableScrollLock
        slotProps={{ backdrop: { appear: false, sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
      >
        <Paper elevation={12} sx={{ position: 'relative', width: 160, p: 1.5 }}>
          <Typography variant="subtitle2" component="div">
            Shared with you
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Three new files
          </Typography>
        </Paper>
      </Modal>
    </Box>
  );
}

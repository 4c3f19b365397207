import Box from '@mui/joy/Box';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function ModalPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        p: 1.5,
        borderRadius: 'sm',
        overflow: 'hidden',
        transform: 'translateX(0)',
      }}
    >
      <Skeleton animation={false} variant="text" />
      <Skeleton animation={false} variant="text" />
      <Skeleton animation={false} variant="text" />
      <Skeleton animation={false} variant="text" width="70%" />
      <Modal open disablePortal disableScrollLock>
        <ModalDialog size="sm" sx={{ width: 160, minWidth: 0 }}>
          <Typography level="title-sm">Shared with you</Typography>
          <Typography level="body-sm">Three new files</Typography>
        </ModalDialog>
      </Modal>
    </Box>
  );
}

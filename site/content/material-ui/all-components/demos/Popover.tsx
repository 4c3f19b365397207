import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverPicture() {
  return (
    <Stack spacing={0.5} alignItems="flex-start">
      <Button variant="contained" size="small">
        Details
      </Button>
      <Popover
        open
        hideBackdrop
        disablePortal
        disableScrollLock
        anchorReference="none"
        TransitionProps={{ appear: false }}
        slotProps={{ paper: { sx: { position: 'static', width: 190, p: 1.5 } } }}
        sx={{ position: 'static' }}
      >
        <Typography variant="subtitle2" component="div">
          Platform 4
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Leaves at 10:25
        </Typography>
      </Popover>
    </Stack>
  );
}

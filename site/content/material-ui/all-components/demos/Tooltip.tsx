import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

/** Where there is no anchor yet, a tooltip is closed: this one is always open. */
function OpenPopper(props: PopperProps) {
  return <Popper {...props} open sx={{ position: 'static !important' }} />;
}

export default function TooltipPicture() {
  return (
    <Stack direction="column-reverse" alignItems="center" spacing={1}>
      <Tooltip
        open
        title="Delete for good"
        placement="top"
        PopperComponent={OpenPopper}
        PopperProps={{ disablePortal: true }}
        TransitionProps={{ appear: false }}
      >
        <IconButton sx={{ bgcolor: 'action.hover' }}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

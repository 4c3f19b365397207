import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipPicture() {
  return (
    <Stack direction="column-reverse" alignItems="center" spacing={1}>
      <Tooltip
        open
        keepMounted
        disablePortal
        title="Delete for good"
        placement="top"
        sx={{ display: 'block !important', position: 'static !important' }}
      >
        <IconButton variant="soft">
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

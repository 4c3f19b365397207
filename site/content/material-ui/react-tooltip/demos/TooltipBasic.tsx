import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Archive from '@mui/icons-material/Archive';
import Delete from '@mui/icons-material/Delete';
import Reply from '@mui/icons-material/Reply';

export default function TooltipBasic() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Reply">
        <IconButton>
          <Reply />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton>
          <Archive />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton>
          <Delete />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

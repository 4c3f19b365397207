import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';

export default function HomeTooltip() {
  return (
    <Tooltip
      title="Add to watch list"
      placement="top"
      PopperProps={{ disablePortal: true }}
    >
      <Fab color="primary" aria-label="Add" sx={{ mx: 'auto' }}>
        <AddIcon />
      </Fab>
    </Tooltip>
  );
}

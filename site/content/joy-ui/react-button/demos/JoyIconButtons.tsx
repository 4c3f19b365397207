import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import MoreIcon from '@mui/icons-material/MoreVert';

export default function JoyIconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton variant="soft" color="danger" aria-label="Add to favorites">
        <FavoriteIcon />
      </IconButton>
      <IconButton variant="outlined" aria-label="More actions">
        <MoreIcon />
      </IconButton>
    </Stack>
  );
}

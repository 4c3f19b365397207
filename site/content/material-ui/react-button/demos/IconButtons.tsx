import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import ShareIcon from '@mui/icons-material/Share';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <IconButton aria-label="Delete photo" size="small">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Add photo to favorites" color="primary">
        <FavoriteIcon />
      </IconButton>
      <IconButton aria-label="Share photo" size="large" edge="end">
        <ShareIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}

import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FavoriteIcon from '@mui/icons-material/Favorite';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtonPicture() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton variant="solid" color="primary" aria-label="Like">
        <FavoriteIcon />
      </IconButton>
      <IconButton variant="soft" color="primary" aria-label="Edit">
        <EditIcon />
      </IconButton>
      <IconButton variant="outlined" aria-label="Delete">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

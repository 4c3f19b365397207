import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipPicture() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip icon={<DoneIcon />} label="Vegan" color="primary" />
      <Chip label="Spicy" />
      <Chip label="New" variant="outlined" />
    </Stack>
  );
}

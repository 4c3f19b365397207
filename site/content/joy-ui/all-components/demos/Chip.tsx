import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipPicture() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip variant="solid" color="primary" startDecorator={<DoneIcon />}>
        Vegan
      </Chip>
      <Chip color="danger">Spicy</Chip>
      <Chip variant="outlined">New</Chip>
    </Stack>
  );
}

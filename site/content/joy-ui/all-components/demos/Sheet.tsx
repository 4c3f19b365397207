import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const size = { width: 64, height: 64, borderRadius: 'sm' };

export default function SheetPicture() {
  return (
    <Stack direction="row" spacing={2}>
      <Sheet variant="outlined" sx={size} />
      <Sheet variant="soft" color="primary" sx={size} />
      <Sheet variant="solid" color="primary" sx={size} />
    </Stack>
  );
}

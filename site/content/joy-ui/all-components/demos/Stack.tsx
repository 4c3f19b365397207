import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const item = { px: 1.5, py: 1.25, borderRadius: 'sm', fontSize: 'sm' };

export default function StackPicture() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" />}
    >
      <Sheet variant="outlined" sx={item}>
        One
      </Sheet>
      <Sheet variant="outlined" sx={item}>
        Two
      </Sheet>
      <Sheet variant="outlined" sx={item}>
        Three
      </Sheet>
    </Stack>
  );
}

import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const item = { px: 2, py: 1.5, typography: 'body2' };

export default function StackPicture() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Paper variant="outlined" sx={item}>
        One
      </Paper>
      <Paper variant="outlined" sx={item}>
        Two
      </Paper>
      <Paper variant="outlined" sx={item}>
        Three
      </Paper>
    </Stack>
  );
}

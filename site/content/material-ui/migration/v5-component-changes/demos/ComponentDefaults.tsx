import DeleteIcon from '@mui/icons-material/Delete';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ComponentDefaults() {
  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
    >
      <TextField label="Name" />
      <Link href="#changed-defaults">Terms</Link>
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Agree' }} />
    </Stack>
  );
}

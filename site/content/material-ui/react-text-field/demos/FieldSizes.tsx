import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <TextField id="sizes-small" label="Small" size="small" />
      <TextField id="sizes-medium" label="Medium" />
    </Stack>
  );
}

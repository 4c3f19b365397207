import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <TextField
        id="variants-outlined"
        label="Outlined"
        variant="outlined"
        sx={{ width: 180 }}
      />
      <TextField
        id="variants-filled"
        label="Filled"
        variant="filled"
        sx={{ width: 180 }}
      />
      <TextField
        id="variants-standard"
        label="Standard"
        variant="standard"
        sx={{ width: 180 }}
      />
    </Stack>
  );
}

import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const sizes = ['A3', 'A4', 'A5', 'A6'];

export default function JoyAutocompleteLooks() {
  return (
    <Stack spacing={2} sx={{ width: 'min(300px, 100%)' }}>
      <Autocomplete
        size="sm"
        options={sizes}
        defaultValue="A6"
        aria-label="Small, outlined"
      />
      <Autocomplete
        variant="soft"
        color="primary"
        options={sizes}
        defaultValue="A5"
        aria-label="Medium, soft"
      />
      <Autocomplete
        size="lg"
        variant="plain"
        options={sizes}
        defaultValue="A4"
        aria-label="Large, plain"
      />
    </Stack>
  );
}

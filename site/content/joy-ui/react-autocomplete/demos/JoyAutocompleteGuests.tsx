import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const instruments = ['Bassoon', 'Cello', 'Clarinet', 'Flute', 'Harp', 'Horn'];
const recent = ['ada@example.com', 'ines@example.com', 'signe@example.com'];

export default function JoyAutocompleteGuests() {
  return (
    <Stack spacing={2} sx={{ width: 'min(360px, 100%)' }}>
      <FormControl>
        <FormLabel>Instruments</FormLabel>
        <Autocomplete multiple disableCloseOnSelect options={instruments} />
      </FormControl>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Autocomplete freeSolo autoSelect type="email" options={recent} />
      </FormControl>
    </Stack>
  );
}

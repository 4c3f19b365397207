import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const zones = ['Hills', 'Old town', 'Station', 'Waterfront'];

export default function JoyAutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: 'min(300px, 100%)' }}>
      <Autocomplete
        id="joy-zone"
        options={zones}
        error
        required
        aria-label="Parking zone"
        placeholder="Choose a zone"
      />
      <Autocomplete
        options={zones}
        disabled
        defaultValue="Hills"
        aria-label="Old zone"
      />
      <Autocomplete
        options={zones}
        readOnly
        defaultValue="Station"
        aria-label="Zone on file"
      />
    </Stack>
  );
}

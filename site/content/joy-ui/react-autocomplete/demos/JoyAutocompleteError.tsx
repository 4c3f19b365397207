import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const zones = ['Center', 'East bank', 'Hills', 'West bank'];

export default function JoyAutocompleteError() {
  const [zone, setZone] = React.useState<string | null>(null);

  return (
    <FormControl required error={zone === null} sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Parking zone</FormLabel>
      <Autocomplete
        name="zone"
        options={zones}
        value={zone}
        onChange={(_, next) => setZone(next)}
      />
      <FormHelperText sx={{ color: zone ? undefined : 'danger.plainColor' }}>
        {zone ? 'The permit holds for a year.' : 'Choose the zone you live in.'}
      </FormHelperText>
    </FormControl>
  );
}

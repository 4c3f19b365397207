import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function JoyAutocompleteAsync() {
  const [open, setOpen] = React.useState(false);
  const [berths, setBerths] = React.useState<string[]>([]);
  const loading = open && berths.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(
      () => setBerths(['North 4', 'North 7', 'Quay 1']),
      1200,
    );
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Free berth</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={berths}
        loading={loading}
        loadingText="Asking the harbour…"
        slotProps={{ loading: { role: 'option' } }}
        endDecorator={
          loading && <CircularProgress size="sm" aria-label="Loading berths" />
        }
      />
    </FormControl>
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

function fetchDepots() {
  return new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['Canal street', 'Freight yard', 'North gate']), 1200);
  });
}

export default function AutocompleteAsync() {
  const [open, setOpen] = React.useState(false);
  const [depots, setDepots] = React.useState<string[]>([]);
  const loading = open && depots.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    let wanted = true;
    void fetchDepots().then((found) => wanted && setDepots(found));
    return () => {
      wanted = false;
    };
  }, [loading]);

  return (
    <Autocomplete
      id="async-depot"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={depots}
      loading={loading}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Depot"
          InputProps={{
            ...params.InputProps,
            endAdornment: (
              <React.Fragment>
                {loading && (
                  <CircularProgress
                    size={18}
                    color="inherit"
                    aria-label="Loading depots"
                  />
                )}
                {params.InputProps.endAdornment}
              </React.Fragment>
            ),
          }}
        />
      )}
      sx={{ width: 300 }}
    />
  );
}

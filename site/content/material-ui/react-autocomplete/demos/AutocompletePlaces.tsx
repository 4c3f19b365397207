import * as React from 'react';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

interface Place {
  id: string;
  name: string;
  region: string;
}

const gazetteer: Place[] = [
  { id: 'p1', name: 'Bergen', region: 'Norway' },
  { id: 'p2', name: 'Bergen', region: 'Mecklenburg, Germany' },
  { id: 'p3', name: 'Bergen op Zoom', region: 'North Brabant, Netherlands' },
  { id: 'p4', name: 'Bergamo', region: 'Lombardy, Italy' },
  { id: 'p5', name: 'Birmingham', region: 'Alabama, United States' },
  { id: 'p6', name: 'Birmingham', region: 'England, United Kingdom' },
  { id: 'p7', name: 'Cambridge', region: 'England, United Kingdom' },
  { id: 'p8', name: 'Cambridge', region: 'Massachusetts, United States' },
  { id: 'p9', name: 'Valencia', region: 'Spain' },
  { id: 'p10', name: 'Valencia', region: 'Venezuela' },
  { id: 'p11', name: 'Victoria', region: 'British Columbia, Canada' },
  { id: 'p12', name: 'Victoria', region: 'Seychelles' },
];

// Stands for a request to a geocoding service.
async function searchPlaces(query: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  const start = query.toLowerCase();
  return gazetteer.filter(({ name }) => name.toLowerCase().startsWith(start));
}

export default function AutocompletePlaces() {
  const [value, setValue] = React.useState<Place | null>(null);
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<Place[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (query.length < 2) {
      setFound([]);
      return undefined;
    }
    const search = new AbortController();
    setLoading(true);
    const wait = setTimeout(async () => {
      try {
        setFound(await searchPlaces(query, search.signal));
        setLoading(false);
      } catch {
        // A newer search has replaced this one.
      }
    }, 250);
    return () => {
      clearTimeout(wait);
      search.abort();
      setLoading(false);
    };
  }, [query]);

  return (
    <Autocomplete
      id="places-city"
      options={found}
      filterOptions={(places) => places}
      loading={loading}
      noOptionsText={query.length < 2 ? 'Type two letters' : 'No such place'}
      value={value}
      onChange={(_event, place) => setValue(place)}
      onInputChange={(_event, text, reason) =>
        setQuery(reason === 'input' ? text : '')
      }
      getOptionLabel={({ name, region }) => `${name}, ${region}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterSelectedOptions
      renderOption={(
        { key, ...props }: React.ComponentProps<'li'>,
        { name, region },
      ) => (
        <li key={key} {...props}>
          <ListItemIcon>
            <PlaceIcon />
          </ListItemIcon>
          <ListItemText primary={name} secondary={region} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Deliver to" />}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Herb {
  name: string;
  latin: string;
}

const herbs: Herb[] = [
  { name: 'Basil', latin: 'Ocimum basilicum' },
  { name: 'Lovage', latin: 'Levisticum officinale' },
  { name: 'Marjoram', latin: 'Origanum majorana' },
  { name: 'Sage', latin: 'Salvia officinalis' },
  { name: 'Thyme', latin: 'Thymus vulgaris' },
];

const labelOf = (herb: Herb) => `${herb.name} (${herb.latin})`;
const byName = createFilterOptions<Herb>({
  matchFrom: 'start',
  stringify: (herb) => herb.name,
});
const byLatin = createFilterOptions<Herb>({
  matchFrom: 'start',
  stringify: (herb) => herb.latin,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      id="filter-herb"
      options={herbs}
      getOptionLabel={labelOf}
      filterOptions={(options, state) => {
        const found = new Set([
          ...byName(options, state),
          ...byLatin(options, state),
        ]);
        return options.filter((herb) => found.has(herb));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Herb"
          helperText="Try “o” for Latin, “b” for English."
        />
      )}
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}

import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface Country {
  code: string;
  name: string;
  phone: string;
}

const countries: Country[] = [
  { code: 'AR', name: 'Argentina', phone: '+54' },
  { code: 'AU', name: 'Australia', phone: '+61' },
  { code: 'AT', name: 'Austria', phone: '+43' },
  { code: 'BE', name: 'Belgium', phone: '+32' },
  { code: 'BR', name: 'Brazil', phone: '+55' },
  { code: 'CA', name: 'Canada', phone: '+1' },
  { code: 'CL', name: 'Chile', phone: '+56' },
  { code: 'CZ', name: 'Czechia', phone: '+420' },
  { code: 'DK', name: 'Denmark', phone: '+45' },
  { code: 'EG', name: 'Egypt', phone: '+20' },
  { code: 'FI', name: 'Finland', phone: '+358' },
  { code: 'FR', name: 'France', phone: '+33' },
  { code: 'DE', name: 'Germany', phone: '+49' },
  { code: 'GR', name: 'Greece', phone: '+30' },
  { code: 'IN', name: 'India', phone: '+91' },
  { code: 'ID', name: 'Indonesia', phone: '+62' },
  { code: 'IT', name: 'Italy', phone: '+39' },
  { code: 'JP', name: 'Japan', phone: '+81' },
  { code: 'KE', name: 'Kenya', phone: '+254' },
  { code: 'MX', name: 'Mexico', phone: '+52' },
  { code: 'MA', name: 'Morocco', phone: '+212' },
  { code: 'NL', name: 'Netherlands', phone: '+31' },
  { code: 'NZ', name: 'New Zealand', phone: '+64' },
  { code: 'NO', name: 'Norway', phone: '+47' },
  { code: 'PL', name: 'Poland', phone: '+48' },
  { code: 'PT', name: 'Portugal', phone: '+351' },
  { code: 'ES', name: 'Spain', phone: '+34' },
  { code: 'SE', name: 'Sweden', phone: '+46' },
  { code: 'CH', name: 'Switzerland', phone: '+41' },
  { code: 'GB', name: 'United Kingdom', phone: '+44' },
  { code: 'US', name: 'United States', phone: '+1' },
];

const filterOptions = createFilterOptions<Country>({
  stringify: ({ name, code, phone }) => `${name} ${code} ${phone}`,
});

function CountryOption(
  { key, ...props }: React.ComponentProps<'li'>,
  country: Country,
) {
  return (
    <li key={key} {...props}>
      <Box
        component="span"
        sx={{ width: 36, flexShrink: 0, color: 'text.secondary' }}
      >
        {country.code}
      </Box>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {country.name}
      </Box>
      <Box component="span" dir="ltr" sx={{ color: 'text.secondary' }}>
        {country.phone}
      </Box>
    </li>
  );
}

export default function AutocompleteCountry() {
  return (
    <Autocomplete
      id="country"
      options={countries}
      autoHighlight
      getOptionLabel={(country) => country.name}
      filterOptions={filterOptions}
      renderOption={CountryOption}
      renderInput={(params) => (
        <TextField {...params} label="Country" helperText="Try “de” or “+47”" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const cities = [
  'Asunción',
  'Bogotá',
  'Córdoba',
  'Düsseldorf',
  'Göteborg',
  'Malmö',
  'São Paulo',
  'Zürich',
];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Match({ text, query }: { text: string; query: string }) {
  const start = query === '' ? -1 : plain(text).indexOf(plain(query));
  if (start < 0) {
    return <span>{text}</span>;
  }
  const end = start + query.length;
  return (
    <span>
      {text.slice(0, start)}
      <Box component="b" sx={{ color: 'primary.main' }}>
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </span>
  );
}

export default function AutocompleteMatches() {
  return (
    <Autocomplete
      id="matches-city"
      options={cities}
      renderOption={(
        { key, ...props }: React.ComponentProps<'li'>,
        city,
        { inputValue },
      ) => (
        <li key={key} {...props}>
          <Match text={city} query={inputValue.trim()} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="City" />}
      sx={{ width: 300 }}
    />
  );
}

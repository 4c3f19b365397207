import * as React from 'react';
import Button from '@mui/material/Button';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FieldRename() {
  const title = React.useRef<HTMLInputElement>(null);
  const place = React.useRef<HTMLInputElement>(null);
  const year = React.useRef<HTMLInputElement>(null);
  const [saved, setSaved] = React.useState('Not saved yet');

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = [title, place, year].find((field) => !field.current?.value);
    if (empty) {
      setSaved('Something is missing');
      empty.current?.focus();
      return;
    }
    const data = new FormData(event.currentTarget);
    setSaved([...data.values()].join(', '));
  };

  return (
    <Stack component="form" spacing={1.5} onSubmit={save} sx={{ width: 280 }}>
      <Input
        name="title"
        defaultValue="Low tide"
        inputRef={title}
        inputProps={{ 'aria-label': 'Title' }}
      />
      <FilledInput
        hiddenLabel
        name="place"
        defaultValue="Porto"
        inputRef={place}
        inputProps={{ 'aria-label': 'Place' }}
      />
      <OutlinedInput
        name="year"
        placeholder="Year"
        inputRef={year}
        inputProps={{ 'aria-label': 'Year', inputMode: 'numeric' }}
      />
      <Button type="submit" variant="outlined">
        Save the caption
      </Button>
      <Typography role="status" variant="body2">
        {saved}
      </Typography>
    </Stack>
  );
}

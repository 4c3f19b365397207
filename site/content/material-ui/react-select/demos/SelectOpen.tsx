import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectOpen() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <FormControl size="small" sx={{ width: 180 }}>
        <InputLabel id="select-sort-label">Sort by</InputLabel>
        <Select
          id="select-sort"
          labelId="select-sort-label"
          label="Sort by"
          defaultValue="date"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value="date">Date</MenuItem>
          <MenuItem value="name">Name</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Change the order</Button>
    </Stack>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

interface Ticket {
  label: string;
  place: string;
  left: number;
}

const tickets: Ticket[] = [
  { label: 'Row 1', place: 'Stalls', left: 0 },
  { label: 'Row 8', place: 'Stalls', left: 14 },
  { label: 'Row 15', place: 'Stalls', left: 6 },
  { label: 'Left side', place: 'Balcony', left: 3 },
  { label: 'Right side', place: 'Balcony', left: 9 },
];

export default function AutocompleteGrouped() {
  return (
    <Autocomplete
      id="grouped-ticket"
      options={tickets}
      groupBy={(ticket) => ticket.place}
      getOptionDisabled={(ticket) => ticket.left === 0}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Place" />}
      sx={{ width: 300 }}
    />
  );
}

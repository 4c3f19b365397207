import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const tickets = [
  { title: 'Balcony', left: 12 },
  { title: 'Boxes', left: 0 },
  { title: 'Circle', left: 3 },
  { title: 'Gallery', left: 0 },
  { title: 'Stalls', left: 40 },
];

const struck = { '& [aria-disabled="true"]': { textDecoration: 'line-through' } };

export default function AutocompleteTickets() {
  return (
    <Autocomplete
      id="tickets-areas"
      multiple
      options={tickets}
      defaultValue={tickets.slice(2)}
      getOptionLabel={(ticket) => ticket.title}
      getOptionDisabled={(ticket) => ticket.left === 0}
      disabledItemsFocusable
      limitTags={1}
      getLimitTagsText={(more) => `and ${more} more`}
      renderTags={(areas, getTagProps) =>
        areas.map((area, index) => {
          const { key, ...props } = getTagProps({ index });
          return <Chip key={key} label={area.title} variant="outlined" {...props} />;
        })
      }
      slotProps={{ paper: { sx: struck } }}
      sx={{ width: 360, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Areas" />}
    />
  );
}

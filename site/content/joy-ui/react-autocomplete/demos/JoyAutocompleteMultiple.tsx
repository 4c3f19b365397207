import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const instruments = [
  'Bassoon',
  'Cello',
  'Clarinet',
  'Flute',
  'Harp',
  'Horn',
  'Viola',
];

export default function JoyAutocompleteMultiple() {
  return (
    <FormControl sx={{ width: 'min(400px, 100%)' }}>
      <FormLabel>Instruments</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={instruments}
        defaultValue={['Cello', 'Flute', 'Viola']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((instrument, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                endDecorator={
                  <ChipDelete {...props} aria-label={`Remove ${instrument}`} />
                }
              >
                {instrument}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}

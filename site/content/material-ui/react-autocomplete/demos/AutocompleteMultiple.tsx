import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const languages = [
  'Basque',
  'Catalan',
  'Danish',
  'Dutch',
  'Estonian',
  'Finnish',
  'Greek',
  'Irish',
  'Maltese',
  'Welsh',
];

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      id="multiple-languages"
      multiple
      limitTags={2}
      options={languages}
      defaultValue={['Danish', 'Greek', 'Welsh']}
      renderTags={(chosen, getTagProps) =>
        chosen.map((language, index) => {
          const { key, ...props } = getTagProps({ index });
          return <Chip key={key} label={language} {...props} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Languages" />}
      sx={{ width: 400, maxWidth: '100%' }}
    />
  );
}

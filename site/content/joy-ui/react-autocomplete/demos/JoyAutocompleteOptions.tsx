import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const people = [
  { label: 'Ines Carvalho', work: 'Lighting' },
  { label: 'Jonas Berg', work: 'Sound' },
  { label: 'Noor Aziz', work: 'Stage design' },
];

type OptionProps = Omit<React.ComponentProps<'li'>, 'color' | 'ref'>;

export default function JoyAutocompleteOptions() {
  return (
    <FormControl sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>Responsible</FormLabel>
      <Autocomplete
        options={people}
        renderOption={({ key, ...props }: OptionProps, person) => (
          <AutocompleteOption key={key} {...props}>
            <ListItemDecorator>
              <Avatar size="sm">{person.label[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {person.label}
              <Typography level="body-xs">{person.work}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}

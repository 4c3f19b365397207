import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Tag {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Tag>();

export default function AutocompleteCreate() {
  const [tags, setTags] = React.useState<Tag[]>([
    { name: 'garden' },
    { name: 'kitchen' },
    { name: 'roof' },
  ]);
  const [tag, setTag] = React.useState<Tag | null>(null);

  const choose = (next: Tag | null) => {
    if (next?.isNew) {
      const created = { name: next.name };
      setTags([...tags, created]);
      setTag(created);
    } else {
      setTag(next);
    }
  };

  return (
    <Autocomplete
      id="create-tag"
      options={tags}
      value={tag}
      onChange={(_event, next) => choose(next)}
      getOptionLabel={(option) => option.name}
      renderOption={({ key, ...props }: React.ComponentProps<'li'>, option) => (
        <li key={key} {...props}>
          {option.isNew ? `Add “${option.name}”` : option.name}
        </li>
      )}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const name = state.inputValue.trim();
        const known = options.some((option) => option.name === name);
        return name === '' || known ? found : [...found, { name, isNew: true }];
      }}
      selectOnFocus
      handleHomeEndKeys
      renderInput={(params) => <TextField {...params} label="Tag" />}
      sx={{ width: 300 }}
    />
  );
}

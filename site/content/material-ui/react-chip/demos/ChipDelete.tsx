import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyone = ['Ida Holm', 'Jan Novak', 'Rosa Lima'];

export default function ChipDelete() {
  const [people, setPeople] = React.useState(everyone);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {people.map((name) => {
          const remove = () => setPeople((old) => old.filter((n) => n !== name));
          return (
            <Chip
              key={name}
              label={name}
              aria-label={`Remove ${name}`}
              onClick={remove}
              onDelete={remove}
            />
          );
        })}
      </Stack>
      <Button size="small" onClick={() => setPeople(everyone)}>
        Invite all three
      </Button>
    </Stack>
  );
}

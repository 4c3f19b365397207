import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Done from '@mui/icons-material/Done';

const dishes = ['Vegetarian', 'Gluten-free', 'Without nuts'];

export default function ChipFilter() {
  const [on, setOn] = React.useState(['Vegetarian']);

  const toggle = (name: string) =>
    setOn((old) =>
      old.includes(name) ? old.filter((item) => item !== name) : [...old, name],
    );

  return (
    <div>
      <Typography id="chip-filter-label" gutterBottom>
        Show dishes that are
      </Typography>
      <Stack
        role="group"
        aria-labelledby="chip-filter-label"
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
      >
        {dishes.map((name) => {
          const pressed = on.includes(name);
          return (
            <Chip
              key={name}
              label={name}
              icon={pressed ? <Done /> : undefined}
              variant={pressed ? 'filled' : 'outlined'}
              color={pressed ? 'primary' : 'default'}
              aria-pressed={pressed}
              onClick={() => toggle(name)}
            />
          );
        })}
      </Stack>
    </div>
  );
}

import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';

const swatches = ['primary', 'secondary', 'success', 'warning'] as const;

export default function ColorSwatches() {
  const [chosen, setChosen] = React.useState<string>('primary');

  return (
    <Stack
      direction="row"
      spacing={1.5}
      role="group"
      aria-label="Color of the label"
    >
      {swatches.map((name) => (
        <ButtonBase
          key={name}
          focusRipple
          centerRipple
          aria-label={name}
          aria-pressed={name === chosen}
          onClick={() => setChosen(name)}
          sx={{
            width: 48,
            height: 48,
            borderRadius: '50%',
            bgcolor: `${name}.main`,
            color: `${name}.contrastText`,
          }}
        >
          {name === chosen && <CheckIcon />}
        </ButtonBase>
      ))}
    </Stack>
  );
}

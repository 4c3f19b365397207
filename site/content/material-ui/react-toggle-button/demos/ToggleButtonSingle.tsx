import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function ToggleButtonSingle() {
  const [selected, setSelected] = React.useState(false);
  const [clicked, setClicked] = React.useState('nothing');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <ToggleButton
        value="favorite"
        aria-label="Favorite"
        selected={selected}
        onClick={(event, value: string) => setClicked(value)}
        onChange={() => setSelected(!selected)}
      >
        {selected ? <Star /> : <StarBorder />}
      </ToggleButton>
      <Typography variant="body2">Last click: {clicked}</Typography>
    </Stack>
  );
}

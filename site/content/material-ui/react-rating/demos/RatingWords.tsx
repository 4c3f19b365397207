import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['No rating', 'Poor', 'Weak', 'Fair', 'Good', 'Excellent'];

export default function RatingWords() {
  const [value, setValue] = React.useState<number | null>(4);
  const [active, setActive] = React.useState(-1);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Rating
        role="radiogroup"
        aria-label="Sound"
        value={value}
        getLabelText={(stars) => words[stars]}
        emptyLabelText="No rating"
        onChange={(event, next) => setValue(next)}
        onChangeActive={(event, next) => setActive(next)}
      />
      <Typography variant="body2" role="status">
        {words[active === -1 ? (value ?? 0) : active]}
      </Typography>
    </Stack>
  );
}

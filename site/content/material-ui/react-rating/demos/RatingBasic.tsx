import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingBasic() {
  const [value, setValue] = React.useState<number | null>(2);

  return (
    <Stack alignItems="flex-start" spacing={1}>
      <Rating
        role="radiogroup"
        aria-label="How was the trip?"
        value={value}
        onChange={(event, next) => setValue(next)}
      />
      <Typography variant="body2" role="status">
        Value: {String(value)}
      </Typography>
    </Stack>
  );
}

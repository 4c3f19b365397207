import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingPrecision() {
  return (
    <Stack spacing={1}>
      <Rating
        role="radiogroup"
        aria-label="Comfort"
        defaultValue={2.5}
        precision={0.5}
      />
      <Rating value={4.3} precision={0.1} readOnly />
    </Stack>
  );
}

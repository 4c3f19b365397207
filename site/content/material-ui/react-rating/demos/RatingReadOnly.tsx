import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingReadOnly() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Rating value={3.5} precision={0.5} readOnly />
      <Typography variant="body2">3.5 of 5, 212 reviews</Typography>
    </Stack>
  );
}

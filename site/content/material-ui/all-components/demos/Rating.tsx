import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingPicture() {
  return (
    <Stack spacing={1} alignItems="center">
      <Rating
        name="gallery-rating"
        value={3.5}
        precision={0.5}
        size="large"
        readOnly
      />
      <Typography variant="body2" color="text.secondary">
        3.5 from 48 guests
      </Typography>
    </Stack>
  );
}

import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      <Rating role="radiogroup" aria-label="Small" size="small" defaultValue={3} />
      <Rating role="radiogroup" aria-label="Medium" defaultValue={3} />
      <Rating role="radiogroup" aria-label="Large" size="large" defaultValue={3} />
      <Rating role="radiogroup" aria-label="Of ten" max={10} defaultValue={7} />
    </Stack>
  );
}

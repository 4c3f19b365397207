import Rating from '@mui/material/Rating';

export default function RatingCustom() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Design"
      defaultValue={3}
      sx={{
        fontSize: 36,
        '& .MuiRating-iconFilled': { color: 'primary.main' },
        '& .MuiRating-iconHover': { color: 'primary.light' },
      }}
    />
  );
}

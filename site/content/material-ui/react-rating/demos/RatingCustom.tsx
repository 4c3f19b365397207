import Rating from '@mui/material/Rating';

export default function RatingCustom() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Design"
      defaultValue={3}
      classes={{ iconFilled: 'filled' }}
      sx={{
        fontSize: 36,
        '& .filled': { color: 'primary.main' },
        '& .MuiRating-iconHover': { color: 'primary.light' },
      }}
    />
  );
}

import Rating from '@mui/material/Rating';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function RatingIcons() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How much do you like it?"
      defaultValue={3}
      getLabelText={(hearts) => `${hearts} ${hearts === 1 ? 'heart' : 'hearts'}`}
      icon={<Favorite fontSize="inherit" color="error" />}
      emptyIcon={<FavoriteBorder fontSize="inherit" />}
    />
  );
}

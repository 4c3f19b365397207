import Checkbox from '@mui/material/Checkbox';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function CheckboxIcons() {
  return (
    <div>
      <Checkbox
        color="error"
        icon={<FavoriteBorder />}
        checkedIcon={<Favorite />}
        inputProps={{ 'aria-label': 'Add to favorites' }}
      />
      <Checkbox
        defaultChecked
        icon={<BookmarkBorder />}
        checkedIcon={<Bookmark />}
        inputProps={{ 'aria-label': 'Read later' }}
      />
    </div>
  );
}

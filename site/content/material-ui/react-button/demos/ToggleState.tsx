import * as React from 'react';
import Button from '@mui/material/Button';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function ToggleState() {
  const [marked, setMarked] = React.useState(false);

  return (
    <Button
      variant={marked ? 'contained' : 'outlined'}
      aria-pressed={marked}
      onClick={() => setMarked(!marked)}
      startIcon={marked ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    >
      Bookmark
    </Button>
  );
}

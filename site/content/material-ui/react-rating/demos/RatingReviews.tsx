import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Review {
  author: string;
  stars: number;
  text: string;
}

const start: Review[] = [
  { author: 'Ida', stars: 5, text: 'Quiet rooms and a view of the harbor.' },
  { author: 'Jan', stars: 4, text: 'Good breakfast. The lift was out of order.' },
  { author: 'Rosa', stars: 4, text: 'Close to the station, friendly people.' },
  { author: 'Kofi', stars: 2, text: 'The street below is loud at night.' },
];

export default function RatingReviews() {
  const [reviews, setReviews] = React.useState(start);
  const [stars, setStars] = React.useState<number | null>(null);
  const [text, setText] = React.useState('');
  const [missing, setMissing] = React.useState(false);
  const average =
    reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length;

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(stars === null);
    if (stars === null) return;
    setReviews([{ author: 'You', stars, text: text || 'No comment.' }, ...reviews]);
    setStars(null);
    setText('');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={1} alignItems="center">
        <Typography variant="h4" component="p">
          {average.toFixed(1)}
        </Typography>
        <div>
          <Rating value={average} precision={0.1} readOnly />
          <Typography variant="body2">{reviews.length} reviews</Typography>
        </div>
      </Stack>
      <div>
        {[5, 4, 3, 2, 1].map((value) => {
          const count = reviews.filter((review) => review.stars === value).length;
          return (
            <Stack key={value} direction="row" spacing={1} alignItems="center">
              <Typography variant="body2">{value}</Typography>
              <LinearProgress
                variant="determinate"
                aria-label={`${value} stars`}
                value={(100 * count) / reviews.length}
                sx={{ flex: 1 }}
              />
              <Typography variant="body2">{count}</Typography>
            </Stack>
          );
        })}
      </div>
      <Stack component="form" onSubmit={send} spacing={1} alignItems="flex-start">
        <Rating
          role="radiogroup"
          aria-label="Your rating"
          value={stars}
          onChange={(event, next) => setStars(next)}
        />
        {missing && <FormHelperText error>Choose one to five stars.</FormHelperText>}
        <TextField
          label="Your review"
          size="small"
          fullWidth
          multiline
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="contained">
          Publish
        </Button>
      </Stack>
      <Divider />
      {reviews.map((review) => (
        <Box key={`${review.author}${review.text}`}>
          <Rating value={review.stars} size="small" readOnly />
          <Typography variant="body2">
            <strong>{review.author}:</strong> {review.text}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

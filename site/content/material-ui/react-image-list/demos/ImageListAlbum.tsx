import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

const scene = (sky: string, far: string, near: string, width = 300, height = 200) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">
      <path fill="${sky}" d="M0 0h300v200H0z"/>
      <circle cx="215" cy="62" r="24" fill="#fff4d6"/>
      <path fill="${far}" d="M0 140 70 80l60 50 70-60 100 80v50H0z"/>
      <path fill="${near}" d="m0 172 90-34 90 34 60-26 60 26v28H0z"/>
    </svg>`,
  )}`;

const skies = [
  { time: 'Morning', colors: ['#f9dcc4', '#c98b8b', '#7d4f6b'] },
  { time: 'Noon', colors: ['#bfe3f5', '#7fb08a', '#3f7d5a'] },
  { time: 'Evening', colors: ['#f3a683', '#9c5b74', '#4b3052'] },
  { time: 'Night', colors: ['#22314f', '#3a4a73', '#141d33'] },
];

const places = ['Bergen', 'Florø', 'Geilo', 'Voss', 'Hamar', 'Bodø'];

// Twenty-four pictures: every place at every time of the day.
const pictures = places.flatMap((place) =>
  skies.map(({ time, colors: [sky, far, near] }) => ({
    id: `${place}, ${time.toLowerCase()}`,
    time,
    src: scene(sky, far, near),
  })),
);

export default function ImageListAlbum() {
  const [time, setTime] = React.useState('Evening');
  const [liked, setLiked] = React.useState<string[]>([]);
  const [shown, setShown] = React.useState(4);
  const found = pictures.filter((picture) => !time || picture.time === time);

  const toggle = (id: string) =>
    setLiked(
      liked.includes(id) ? liked.filter((other) => other !== id) : [...liked, id],
    );

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {skies.map((sky) => (
          <Chip
            key={sky.time}
            label={sky.time}
            color={sky.time === time ? 'primary' : 'default'}
            aria-pressed={sky.time === time}
            onClick={() => setTime(sky.time === time ? '' : sky.time)}
          />
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {found.length} pictures, {liked.length} liked
      </Typography>
      <ImageList cols={2} gap={8} aria-label="Album">
        {found.slice(0, shown).map(({ id, src }) => {
          const isLiked = liked.includes(id);
          return (
            <ImageListItem key={id}>
              <img src={src} alt="" width={300} height={200} loading="lazy" />
              <ImageListItemBar
                title={id}
                actionIcon={
                  <IconButton
                    aria-label={`Like ${id}`}
                    aria-pressed={isLiked}
                    onClick={() => toggle(id)}
                    sx={{ color: 'common.white' }}
                  >
                    {isLiked ? <Favorite /> : <FavoriteBorder />}
                  </IconButton>
                }
              />
            </ImageListItem>
          );
        })}
      </ImageList>
      <Button disabled={shown >= found.length} onClick={() => setShown(shown + 4)}>
        Show more
      </Button>
    </Box>
  );
}

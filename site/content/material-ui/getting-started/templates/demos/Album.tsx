import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import city from './city.svg';
import dunes from './dunes.svg';
import forest from './forest.svg';
import harbor from './harbor.svg';
import lake from './lake.svg';
import lighthouse from './lighthouse.svg';
import orchard from './orchard.svg';
import snow from './snow.svg';

const Illustration = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
});

type Picture = {
  src: string;
  title: string;
  place: string;
  alt: string;
  tag: string;
};

const pictures: Picture[] = [
  {
    src: harbor,
    title: 'First evening in port',
    place: 'Camden, Maine',
    alt: 'Two boats in front of a row of colorful houses at sunset',
    tag: 'Coast',
  },
  {
    src: lighthouse,
    title: 'Owl’s Head at dusk',
    place: 'Rockland, Maine',
    alt: 'A red and white lighthouse on a dark hill, its beam over the sea',
    tag: 'Coast',
  },
  {
    src: forest,
    title: 'Fog on the carriage road',
    place: 'Acadia, Maine',
    alt: 'Fir trees in the fog',
    tag: 'Woods',
  },
  {
    src: lake,
    title: 'The pier before breakfast',
    place: 'Jackson Lake, Wyoming',
    alt: 'A wooden pier, a calm lake and a snowy peak behind it',
    tag: 'Mountains',
  },
  {
    src: dunes,
    title: 'Noon, and no shade',
    place: 'Great Sand Dunes, Colorado',
    alt: 'Sand dunes in layers of yellow and brown',
    tag: 'Mountains',
  },
  {
    src: snow,
    title: 'The hut above the pass',
    place: 'Ouray, Colorado',
    alt: 'A red hut between firs in the snow',
    tag: 'Mountains',
  },
  {
    src: orchard,
    title: 'Help yourself, it said',
    place: 'Hood River, Oregon',
    alt: 'Apple trees with red apples on a green hill',
    tag: 'Woods',
  },
  {
    src: city,
    title: 'Last night, twelfth floor',
    place: 'Portland, Oregon',
    alt: 'A city at night with lit windows below the moon',
    tag: 'City',
  },
];

const tags = ['Coast', 'Woods', 'Mountains', 'City'];

// Arrows point the other way where reading goes from right to left.
const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

type LightboxProps = {
  picture: Picture | undefined;
  position: string;
  move: (step: number) => void;
  close: () => void;
};

function Lightbox({ picture, position, move, close }: LightboxProps) {
  const [last, setLast] = React.useState(picture);
  if (picture && picture !== last) setLast(picture); // stays while the dialog fades
  const shown = picture ?? last;

  const press = (event: React.KeyboardEvent<HTMLElement>) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key.startsWith('Arrow') && /Left|Right/.test(event.key)) {
      move(event.key === forward ? 1 : -1);
    }
  };

  return (
    <Dialog
      open={Boolean(picture)}
      onClose={close}
      onKeyDown={press}
      maxWidth="md"
      fullWidth
      aria-labelledby="album-title"
    >
      {shown && (
        <React.Fragment>
          <Stack direction="row" alignItems="start" sx={{ pr: 1, pt: 1 }}>
            <DialogTitle id="album-title" sx={{ flexGrow: 1, py: 1 }}>
              {shown.title}
            </DialogTitle>
            <IconButton aria-label="Close" onClick={close}>
              <Close />
            </IconButton>
          </Stack>
          <DialogContent>
            <Illustration src={shown.src} alt={shown.alt} width={960} height={640} />
            <Stack direction="row" alignItems="center" sx={{ mt: 1 }}>
              <Typography role="status" sx={{ flexGrow: 1 }}>
                {shown.place} · {position}
              </Typography>
              <IconButton aria-label="Previous picture" onClick={() => move(-1)}>
                <ChevronLeft sx={mirrored} />
              </IconButton>
              <IconButton aria-label="Next picture" onClick={() => move(1)}>
                <ChevronRight sx={mirrored} />
              </IconButton>
            </Stack>
          </DialogContent>
        </React.Fragment>
      )}
    </Dialog>
  );
}

export default function Album() {
  const [tag, setTag] = React.useState('');
  const [open, setOpen] = React.useState(-1);
  const [liked, setLiked] = React.useState(['The pier before breakfast']);
  const [message, setMessage] = React.useState('');
  const found = pictures.filter((picture) => !tag || picture.tag === tag);

  const toggle = (title: string) => {
    const was = liked.includes(title);
    setLiked(was ? liked.filter((other) => other !== title) : [...liked, title]);
    setMessage(
      `“${title}” ${was ? 'is no longer a favorite.' : 'was added to the favorites.'}`,
    );
  };

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Paper Trail
          </Typography>
          <Typography>
            {liked.length === 1 ? '1 favorite' : `${liked.length} favorites`}
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ py: { xs: 3, sm: 6 } }}>
        <Typography variant="h3" component="h1" gutterBottom>
          Coast to coast
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: 560 }}>
          Eight stops in nineteen days, from a harbor in Maine to a hotel room in
          Oregon. Select a picture to see it large.
        </Typography>
        <Stack
          direction="row"
          role="group"
          aria-label="Show pictures of"
          flexWrap="wrap"
          useFlexGap
          spacing={1}
          sx={{ my: 3 }}
        >
          {['', ...tags].map((name) => (
            <Chip
              key={name}
              label={name || 'All'}
              component="button"
              aria-pressed={tag === name}
              color={tag === name ? 'primary' : 'default'}
              onClick={() => setTag(name)}
            />
          ))}
        </Stack>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 3,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {found.map(({ src, title, place, alt }, index) => (
            <li key={title}>
              <ButtonBase
                focusRipple
                aria-label={`Enlarge ${title}`}
                onClick={() => setOpen(index)}
                sx={{
                  display: 'block',
                  width: 1,
                  borderRadius: 1,
                  overflow: 'hidden',
                }}
              >
                <Illustration src={src} alt={alt} width={960} height={640} />
              </ButtonBase>
              <Stack direction="row" alignItems="center">
                <Box sx={{ flexGrow: 1, minWidth: 0, pt: 1 }}>
                  <Typography variant="subtitle1" component="h2">
                    {title}
                  </Typography>
                  <Typography variant="body2" color="text.secondary">
                    {place}
                  </Typography>
                </Box>
                <IconButton
                  aria-label={`Favorite: ${title}`}
                  aria-pressed={liked.includes(title)}
                  onClick={() => toggle(title)}
                >
                  {liked.includes(title) ? <Favorite /> : <FavoriteBorder />}
                </IconButton>
              </Stack>
            </li>
          ))}
        </Box>
        {tag && (
          <Button onClick={() => setTag('')} sx={{ mt: 3 }}>
            Show all {pictures.length} pictures
          </Button>
        )}
      </Container>
      <Lightbox
        picture={found[open]}
        position={`${open + 1} of ${found.length}`}
        move={(step) => setOpen((open + step + found.length) % found.length)}
        close={() => setOpen(-1)}
      />
      <Snackbar
        open={message !== ''}
        autoHideDuration={4000}
        onClose={() => setMessage('')}
        message={message}
      />
    </Box>
  );
}

import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Info from '@mui/icons-material/Info';

const scene = (sky: string, far: string, near: string, width = 300, height = 200) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">
      <path fill="${sky}" d="M0 0h300v200H0z"/>
      <circle cx="215" cy="62" r="24" fill="#fff4d6"/>
      <path fill="${far}" d="M0 140 70 80l60 50 70-60 100 80v50H0z"/>
      <path fill="${near}" d="m0 172 90-34 90 34 60-26 60 26v28H0z"/>
    </svg>`,
  )}`;

const pictures = [
  { title: 'Morning', by: 'Ida Holm', src: scene('#f9dcc4', '#c98b8b', '#7d4f6b') },
  { title: 'Evening', by: 'Jan Novak', src: scene('#f3a683', '#9c5b74', '#4b3052') },
];

export default function ImageListBars() {
  return (
    <ImageList cols={2} sx={{ width: 420, maxWidth: 1 }}>
      {pictures.map(({ title, by, src }, index) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={300} height={200} />
          <ImageListItemBar
            position={index === 0 ? 'bottom' : 'top'}
            actionPosition={index === 0 ? 'right' : 'left'}
            title={title}
            subtitle={by}
            actionIcon={
              <IconButton
                aria-label={`About ${title}`}
                sx={{ color: 'common.white' }}
              >
                <Info />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

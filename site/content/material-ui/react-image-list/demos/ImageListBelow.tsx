import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

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
  { title: 'Fog', by: 'Rosa Diaz', src: scene('#dfe6ea', '#b4c2c9', '#8496a0') },
  { title: 'Night', by: 'Kofi Mensah', src: scene('#22314f', '#3a4a73', '#141d33') },
];

export default function ImageListBelow() {
  return (
    <ImageList cols={2} gap={16} sx={{ width: 420, maxWidth: 1 }}>
      {pictures.map(({ title, by, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={300} height={200} />
          <ImageListItemBar
            position="below"
            title={title}
            subtitle={`by ${by}`}
            sx={{ color: 'text.primary' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

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
  { title: 'Morning', height: 200, src: scene('#f9dcc4', '#c98b8b', '#7d4f6b') },
  {
    title: 'Noon',
    height: 340,
    src: scene('#bfe3f5', '#7fb08a', '#3f7d5a', 300, 340),
  },
  {
    title: 'Evening',
    height: 280,
    src: scene('#f3a683', '#9c5b74', '#4b3052', 300, 280),
  },
  {
    title: 'Fog',
    height: 300,
    src: scene('#dfe6ea', '#b4c2c9', '#8496a0', 300, 300),
  },
  {
    title: 'Snow',
    height: 180,
    src: scene('#d7e6f5', '#f4f8fc', '#c3d3e2', 300, 180),
  },
  {
    title: 'Night',
    height: 320,
    src: scene('#22314f', '#3a4a73', '#141d33', 300, 320),
  },
];

export default function ImageListMasonry() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: 420, maxWidth: 1 }}>
      {pictures.map(({ title, src, height }) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={title}
            width={300}
            height={height}
            style={{ height: 'auto' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

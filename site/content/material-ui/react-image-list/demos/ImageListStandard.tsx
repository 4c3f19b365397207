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
  { title: 'Morning', src: scene('#f9dcc4', '#c98b8b', '#7d4f6b') },
  { title: 'Noon', src: scene('#bfe3f5', '#7fb08a', '#3f7d5a') },
  { title: 'Evening', src: scene('#f3a683', '#9c5b74', '#4b3052') },
  { title: 'Fog', src: scene('#dfe6ea', '#b4c2c9', '#8496a0') },
  { title: 'Snow', src: scene('#d7e6f5', '#f4f8fc', '#c3d3e2') },
  { title: 'Night', src: scene('#22314f', '#3a4a73', '#141d33') },
];

export default function ImageListStandard() {
  return (
    <ImageList cols={3} gap={8} rowHeight={110} sx={{ width: 400, maxWidth: 1 }}>
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={300} height={200} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

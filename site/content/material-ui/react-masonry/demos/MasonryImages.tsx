import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

const scene = (sky: string, far: string, near: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="300" height="${height}">
      <path fill="${sky}" d="M0 0h300v200H0z"/>
      <circle cx="175" cy="62" r="24" fill="#fff4d6"/>
      <path fill="${far}" d="M0 140 70 80l60 50 70-60 100 80v50H0z"/>
      <path fill="${near}" d="m0 172 90-34 90 34 60-26 60 26v28H0z"/>
    </svg>`,
  )}`;

const pictures = [
  { title: 'Morning', height: 220, colors: ['#f9dcc4', '#c98b8b', '#7d4f6b'] },
  { title: 'Noon', height: 340, colors: ['#bfe3f5', '#7fb08a', '#3f7d5a'] },
  { title: 'Evening', height: 280, colors: ['#f3a683', '#9c5b74', '#4b3052'] },
  { title: 'Fog', height: 300, colors: ['#dfe6ea', '#b4c2c9', '#8496a0'] },
  { title: 'Snow', height: 180, colors: ['#d7e6f5', '#f4f8fc', '#c3d3e2'] },
  { title: 'Night', height: 320, colors: ['#22314f', '#3a4a73', '#141d33'] },
];

export default function MasonryImages() {
  return (
    <Box sx={{ width: 420, maxWidth: 1, minHeight: 330 }}>
      <Masonry
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={310}
      >
        {pictures.map(({ title, height, colors: [sky, far, near] }) => (
          <Box
            key={title}
            component="img"
            src={scene(sky, far, near, height)}
            alt={title}
            width={300}
            height={height}
            sx={{ display: 'block', height: 'auto', borderRadius: 1 }}
          />
        ))}
      </Masonry>
    </Box>
  );
}

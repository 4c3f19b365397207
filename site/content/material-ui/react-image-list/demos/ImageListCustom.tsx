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
  { title: 'Noon', src: scene('#bfe3f5', '#7fb08a', '#3f7d5a') },
  { title: 'Snow', src: scene('#d7e6f5', '#f4f8fc', '#c3d3e2') },
];

export default function ImageListCustom() {
  return (
    <ImageList component="div" gap={12} sx={{ width: 400, maxWidth: 1, p: 1 }}>
      {pictures.map(({ title, src }) => (
        <ImageListItem
          key={title}
          component="figure"
          sx={{ m: 0, '& .MuiImageListItem-img': { borderRadius: 2 } }}
        >
          <img src={src} alt="" width={300} height={200} />
          <ImageListItemBar
            title={title}
            sx={{
              background: 'linear-gradient(transparent, rgba(0, 0, 0, 0.75))',
              borderRadius: '0 0 8px 8px',
              '& .MuiImageListItemBar-title': { fontStyle: 'italic' },
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

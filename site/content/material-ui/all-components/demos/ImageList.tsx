import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const pictures = [
  { title: 'Dunes', color: 'warning.light' },
  { title: 'Lake', color: 'info.light' },
  { title: 'Forest', color: 'success.light' },
];

export default function ImageListPicture() {
  return (
    <ImageList cols={3} rowHeight={110} gap={6} sx={{ width: 236, m: 0 }}>
      {pictures.map(({ title, color }) => (
        <ImageListItem key={title}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'center',
              pt: 3.5,
              height: '100%',
              bgcolor: color,
            }}
          >
            <ImageIcon color="action" />
          </Box>
          <ImageListItemBar
            title={title}
            sx={{
              '& .MuiImageListItemBar-titleWrap': { px: 1, py: 0.75 },
              '& .MuiImageListItemBar-title': { fontSize: 14, lineHeight: '20px' },
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

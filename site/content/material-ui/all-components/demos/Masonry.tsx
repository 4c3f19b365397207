import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [40, 64, 52, 72, 48, 58];

export default function MasonryPicture() {
  return (
    <Box sx={{ width: 216 }}>
      <Masonry
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={130}
      >
        {heights.map((height) => (
          <Paper key={height} sx={{ height, bgcolor: 'primary.main' }} />
        ))}
      </Masonry>
    </Box>
  );
}

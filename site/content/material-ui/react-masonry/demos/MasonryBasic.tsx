import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [150, 40, 90, 70, 110, 150, 130, 80, 50, 90, 60, 120];

export default function MasonryBasic() {
  return (
    <Box sx={{ width: 400, maxWidth: 1, height: 420 }}>
      <Masonry
        columns={4}
        spacing={2}
        defaultColumns={4}
        defaultSpacing={2}
        defaultHeight={360}
      >
        {heights.map((height, index) => (
          <Paper
            key={index}
            variant="outlined"
            sx={{ display: 'grid', placeItems: 'center', height }}
          >
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}

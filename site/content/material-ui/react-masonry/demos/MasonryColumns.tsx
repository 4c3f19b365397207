import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [80, 40, 60, 50, 70, 90, 40, 60];

export default function MasonryColumns() {
  return (
    <Masonry
      columns={{ xs: 2, sm: 3, md: 4 }}
      spacing={{ xs: 1, md: 3 }}
      sx={{ m: 0 }}
    >
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}

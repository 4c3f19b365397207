import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Typography from '@mui/material/Typography';

const words = [
  'A calm sea never made a skilled sailor.',
  'Red sky at night.',
  'One hand for yourself, one for the ship.',
  'Any port in a storm.',
];

export default function MasonryCustom() {
  return (
    <Box sx={{ width: 360, maxWidth: 1, minHeight: 170 }}>
      <Masonry
        columns={2}
        spacing="12px"
        defaultColumns={2}
        defaultSpacing={1.5}
        defaultHeight={160}
        sx={{
          fontStyle: 'italic',
          '& p': { p: 2, bgcolor: 'action.selected', borderRadius: 2 },
        }}
      >
        {words.map((saying) => (
          <Typography key={saying}>{saying}</Typography>
        ))}
      </Masonry>
    </Box>
  );
}

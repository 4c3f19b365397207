import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const trips = [
  { from: 'Bergen', to: 'Florø', day: 'June 3', at: '8:10', deck: 'B', seat: '14' },
  { from: 'Florø', to: 'Måløy', day: 'June 4', at: '9:35', deck: 'A', seat: '2' },
  { from: 'Måløy', to: 'Bergen', day: 'June 7', at: '16:20', deck: 'B', seat: '31' },
];

// Widths of the bars: always the same for the same number.
const bars = (seed: number) =>
  Array.from({ length: 28 }, (_, index) => 1 + ((seed * 7 + index * index * 3) % 4));

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box component="div">
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h6' }}>
        {value}
      </Box>
    </Box>
  );
}

export default function BoxBoarding() {
  const [shown, setShown] = React.useState(0);
  const trip = trips[shown];

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box
        component="section"
        aria-label="Boarding pass"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            px: 3,
            py: 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Typography variant="h6" component="h3">
            {trip.from} to {trip.to}
          </Typography>
          <Typography component="p">{shown + 1} of 3</Typography>
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
            gap: 2,
            m: 0,
            p: 3,
          }}
        >
          <Fact name="Day" value={trip.day} />
          <Fact name="Departs" value={trip.at} />
          <Fact name="Deck" value={trip.deck} />
          <Fact name="Seat" value={trip.seat} />
        </Box>
        <Box
          role="img"
          aria-label="Bar code"
          sx={{
            display: 'flex',
            gap: '3px',
            height: 48,
            mx: 3,
            pt: 2,
            pb: 3,
            borderTop: '2px dashed',
            borderColor: 'divider',
          }}
        >
          {bars(shown + 3).map((width, index) => (
            <Box key={index} sx={{ flexGrow: width, bgcolor: 'text.primary' }} />
          ))}
        </Box>
      </Box>
      <Button onClick={() => setShown((shown + 1) % trips.length)}>Next trip</Button>
    </Box>
  );
}

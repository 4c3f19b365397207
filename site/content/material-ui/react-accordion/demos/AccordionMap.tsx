import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

const cells = Array.from({ length: 400 }, (_, index) => (index * 37) % 100);

function RainMap({ onCount }: { onCount: (change: number) => void }) {
  React.useEffect(() => {
    onCount(cells.length);
    return () => onCount(0);
  }, [onCount]);

  return (
    <Box
      role="img"
      aria-label="Rain of the last hour"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(20, 1fr)' }}
    >
      {cells.map((rain, index) => (
        <Box
          key={index}
          sx={{ height: 10, bgcolor: 'primary.main' }}
          style={{ opacity: rain / 100 }}
        />
      ))}
    </Box>
  );
}

export default function AccordionMap() {
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Accordion TransitionProps={{ mountOnEnter: true, unmountOnExit: true }}>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id="accordion-map-header"
          aria-controls="accordion-map-content"
        >
          Rain map
        </AccordionSummary>
        <AccordionDetails>
          <RainMap onCount={setCount} />
        </AccordionDetails>
      </Accordion>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Cells in the page: {count}
      </Typography>
    </Box>
  );
}

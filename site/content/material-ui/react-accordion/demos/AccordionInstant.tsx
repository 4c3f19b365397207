import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import type { TransitionProps } from '@mui/material/transitions';

function Instant(props: TransitionProps & { children?: React.ReactNode }) {
  return <div hidden={!props.in}>{props.children}</div>;
}

export default function AccordionInstant() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      {['Opening hours', 'Ways to get here'].map((name, index) => (
        <Accordion key={name} TransitionComponent={Instant}>
          <AccordionSummary
            id={`accordion-instant-${index}`}
            aria-controls={`accordion-instant-${index}-content`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>
            {index === 0 ? 'Ten to six, closed on Mondays.' : 'Bus 40 to the pier.'}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

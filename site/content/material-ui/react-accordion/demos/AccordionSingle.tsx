import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { id: 'ferry', title: 'By ferry', text: 'Every hour from pier 4, 25 minutes.' },
  { id: 'foot', title: 'On foot', text: 'At low tide only, and only with a guide.' },
  { id: 'air', title: 'By air', text: 'Twice a day in summer, weather permitting.' },
];

export default function AccordionSingle() {
  const [open, setOpen] = React.useState<string | null>('ferry');

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {sections.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`accordion-${id}-header`}
            aria-controls={`accordion-${id}-content`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

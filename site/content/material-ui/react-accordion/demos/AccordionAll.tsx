import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const days = ['Monday', 'Tuesday', 'Wednesday'];

export default function AccordionAll() {
  const [open, setOpen] = React.useState<string[]>([]);
  const all = open.length === days.length;

  const toggle = (day: string, expanded: boolean) =>
    setOpen(expanded ? [...open, day] : open.filter((other) => other !== day));

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(all ? [] : days)} sx={{ mb: 1 }}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      {days.map((day) => (
        <Accordion
          key={day}
          expanded={open.includes(day)}
          onChange={(_, expanded) => toggle(day, expanded)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`accordion-all-${day}`}
            aria-controls={`accordion-all-${day}-content`}
          >
            {day}
          </AccordionSummary>
          <AccordionDetails>Open from 9:00 to 17:00.</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

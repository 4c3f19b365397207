import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function AccordionIcons() {
  const [open, setOpen] = React.useState(false);

  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <AccordionSummary
        expandIcon={open ? <RemoveIcon /> : <AddIcon />}
        id="accordion-icons-header"
        aria-controls="accordion-icons-content"
        sx={{
          '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': {
            transform: 'none',
          },
        }}
      >
        More about the hut
      </AccordionSummary>
      <AccordionDetails>
        It was built in 1931 and has 24 beds. Bring a sheet sleeping bag.
      </AccordionDetails>
    </Accordion>
  );
}

import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionForm() {
  const [open, setOpen] = React.useState(true);
  const close = () => setOpen(false);

  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="accordion-address-header"
        aria-controls="accordion-address-content"
      >
        Address
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          id="accordion-street"
          label="Street"
          defaultValue="Rope Walk 7"
          autoComplete="off"
          fullWidth
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={close}>Cancel</Button>
        <Button onClick={close}>Save</Button>
      </AccordionActions>
    </Accordion>
  );
}

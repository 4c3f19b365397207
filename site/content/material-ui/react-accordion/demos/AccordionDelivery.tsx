import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMore from '@mui/icons-material/ExpandMore';

const section = {
  maxWidth: 420,
  border: '1px solid',
  borderColor: 'divider',
  '&.Mui-expanded': { borderColor: 'primary.main' },
  '& .MuiAccordionSummary-content': { fontWeight: 700, ml: 1 },
  '& .keyboard': { outline: '2px solid', outlineOffset: -2 },
};

export default function AccordionDelivery() {
  return (
    <Accordion defaultExpanded elevation={0} sx={section}>
      <AccordionSummary
        id="accordion-delivery-header"
        aria-controls="accordion-delivery-content"
        expandIcon={<ExpandMore />}
        focusVisibleClassName="keyboard"
        sx={{ flexDirection: 'row-reverse' }}
      >
        Delivery
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0, maxWidth: '40ch' }}>
        Two to three working days, or tomorrow if you order before noon.
      </AccordionDetails>
      <AccordionActions disableSpacing sx={{ gap: 3, justifyContent: 'flex-start' }}>
        <Button>Standard</Button>
        <Button variant="outlined">Tomorrow</Button>
      </AccordionActions>
    </Accordion>
  );
}

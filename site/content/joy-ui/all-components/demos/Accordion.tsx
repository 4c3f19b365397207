import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionPicture() {
  return (
    <AccordionGroup
      size="sm"
      variant="outlined"
      sx={{ width: 210, borderRadius: 'sm' }}
    >
      <Accordion id="gallery-accordion-delivery" defaultExpanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>In two to four days.</AccordionDetails>
      </Accordion>
      <Accordion id="gallery-accordion-returns">
        <AccordionSummary>Returns</AccordionSummary>
      </Accordion>
    </AccordionGroup>
  );
}

import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="accordion-bring-header"
          aria-controls="accordion-bring-content"
        >
          What do I have to bring?
        </AccordionSummary>
        <AccordionDetails>
          Boots, a rain jacket and something to drink. Binoculars are lent out at the
          hut.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="accordion-dogs-header"
          aria-controls="accordion-dogs-content"
        >
          Are dogs allowed?
        </AccordionSummary>
        <AccordionDetails>
          On the dyke, on a lead. Not in the marsh, where birds breed on the ground.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="accordion-winter-header"
          aria-controls="accordion-winter-content"
        >
          Winter tours (from October)
        </AccordionSummary>
        <AccordionDetails>Dates follow in September.</AccordionDetails>
      </Accordion>
    </Box>
  );
}

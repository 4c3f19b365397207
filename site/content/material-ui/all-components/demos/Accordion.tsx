import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const dense = {
  minHeight: 36,
  '&.Mui-expanded': { minHeight: 36 },
  '& .MuiAccordionSummary-content, & .MuiAccordionSummary-content.Mui-expanded': {
    my: 0.5,
  },
};

export default function AccordionPicture() {
  return (
    <Box sx={{ width: 220 }}>
      <Accordion defaultExpanded disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={dense}>
          Delivery
        </AccordionSummary>
        <AccordionDetails
          sx={{ pt: 0, pb: 1, typography: 'body2', color: 'text.secondary' }}
        >
          In two to four days.
        </AccordionDetails>
      </Accordion>
      <Accordion disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={dense}>
          Returns
        </AccordionSummary>
      </Accordion>
    </Box>
  );
}

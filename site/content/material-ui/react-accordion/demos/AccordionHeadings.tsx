import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { id: 'pay', title: 'How can I pay?', text: 'In cash or by card, on board.' },
  { id: 'bike', title: 'May I bring a bicycle?', text: 'Yes, for three coins.' },
];

export default function AccordionHeadings() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {questions.map(({ id, title, text }) => (
        <Accordion key={id}>
          <Box
            component="h3"
            id={`accordion-${id}-header`}
            aria-controls={`accordion-${id}-content`}
            sx={{ m: 0, font: 'inherit' }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              {title}
            </AccordionSummary>
          </Box>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

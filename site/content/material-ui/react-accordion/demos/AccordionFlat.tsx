import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const parts = ['Ingredients', 'Allergens', 'Storage'];

export default function AccordionFlat() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {parts.map((part) => (
        <Accordion
          key={part}
          disableGutters
          square
          elevation={0}
          sx={{
            bgcolor: 'transparent',
            borderBottom: 1,
            borderColor: 'divider',
            '&::before': { display: 'none' },
          }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`accordion-flat-${part}`}
            aria-controls={`accordion-flat-${part}-content`}
            sx={{ px: 0 }}
          >
            {part}
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0 }}>
            See the label of the jar.
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

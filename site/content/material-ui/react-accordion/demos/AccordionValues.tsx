import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const settings = [
  { name: 'Language', value: 'English' },
  { name: 'Messages', value: 'Daily, at 8:00' },
];

export default function AccordionValues() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {settings.map(({ name, value }) => (
        <Accordion key={name}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`accordion-set-${name}`}
            aria-controls={`accordion-set-${name}-content`}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {name}
            </Typography>
            <Typography component="span" color="text.secondary">
              {value}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>Here it can be changed.</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

const questions = [
  {
    id: 'change',
    title: 'Can I change my ticket?',
    text: 'Up to two hours before departure, free of charge. The new trip has to be within 60 days.',
  },
  {
    id: 'bike',
    title: 'Do I pay for my bicycle?',
    text: 'Bicycles travel free. Between June and August, reserve a place on the car deck.',
  },
  {
    id: 'pets',
    title: 'Where do pets travel?',
    text: 'Dogs on a leash are welcome on deck and in the cabin at the stern.',
  },
  {
    id: 'delay',
    title: 'What happens if my ferry is late?',
    text: 'After one hour you get half of your fare back, after two hours all of it.',
  },
  {
    id: 'cabin',
    title: 'When do I have to leave my cabin?',
    text: 'Half an hour before arrival. The bell rings twice on every deck.',
  },
];

export default function AccordionHelp() {
  const [search, setSearch] = React.useState('');
  const [open, setOpen] = React.useState<string[]>([]);

  const word = search.trim().toLowerCase();
  const found = questions.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(word),
  );
  const isOpen = (id: string) => word !== '' || open.includes(id);

  return (
    <Box sx={{ width: 440, maxWidth: '100%' }}>
      <TextField
        type="search"
        label="Search the answers"
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {found.length} of {questions.length} answers
      </Typography>
      {found.map(({ id, title, text }) => (
        <Accordion
          key={id}
          disableGutters
          expanded={isOpen(id)}
          onChange={(_, expand) => {
            setSearch('');
            setOpen(expand ? [...open, id] : open.filter((other) => other !== id));
          }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`accordion-help-${id}`}
            aria-controls={`accordion-help-${id}-content`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
      {found.length === 0 && (
        <Typography>Nothing found. Call us at 555-0134, from 7 to 22.</Typography>
      )}
    </Box>
  );
}

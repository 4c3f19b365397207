import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns = ['To do', 'In work', 'Done'];

const start = [
  { title: 'Paint the hull', who: 'Ida', days: 3, column: 'To do' },
  { title: 'Sew the torn sail', who: 'Jan', days: 1, column: 'To do' },
  { title: 'Order new ropes', who: 'Rosa', days: 2, column: 'In work' },
  { title: 'Check the radio', who: 'Kofi', days: 1, column: 'In work' },
  { title: 'Renew the insurance', who: 'Ida', days: 1, column: 'Done' },
];

export default function PaperBoard() {
  const [cards, setCards] = React.useState(start);
  const [held, setHeld] = React.useState<string | null>(null);
  const heldCard = cards.find(({ title }) => title === held);

  const putDown = (column: string) => {
    setCards(
      cards.map((card) => (card.title === held ? { ...card, column } : card)),
    );
    setHeld(null);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {columns.map((column) => (
        <Paper key={column} component="section" variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="subtitle2" component="h3" gutterBottom>
            {column}
          </Typography>
          <Stack spacing={1.5}>
            {cards
              .filter((card) => card.column === column)
              .map(({ title, who, days }) => (
                <Paper key={title} elevation={title === held ? 8 : 1}>
                  <ButtonBase
                    aria-label={title}
                    aria-pressed={title === held}
                    onClick={() => setHeld(title === held ? null : title)}
                    sx={{
                      display: 'block',
                      width: '100%',
                      p: 1.5,
                      textAlign: 'start',
                      borderRadius: 1,
                    }}
                  >
                    <Typography variant="body2" gutterBottom>
                      {title}
                    </Typography>
                    <Chip size="small" label={`${who}, ${days} d`} />
                  </ButtonBase>
                </Paper>
              ))}
            {heldCard && heldCard.column !== column && (
              <Button
                size="small"
                aria-label={`Put it here: ${column}`}
                onClick={() => putDown(column)}
              >
                Put it here
              </Button>
            )}
          </Stack>
        </Paper>
      ))}
    </Box>
  );
}

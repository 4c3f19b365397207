import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const notes = [
  { title: 'Ropes', text: 'Twelve meters for the bow, eight for the stern.' },
  { title: 'Fuel', text: 'Forty liters.' },
  { title: 'Charts', text: 'The new edition of sheet 21 shows the bridge.' },
  { title: 'Food', text: 'For three days, and coffee.' },
];

export default function MasonryGrowing() {
  const [open, setOpen] = React.useState<string[]>([]);

  const toggle = (title: string) =>
    setOpen(
      open.includes(title)
        ? open.filter((other) => other !== title)
        : [...open, title],
    );

  return (
    <Box sx={{ width: 360, maxWidth: 1, minHeight: 280 }}>
      <Masonry
        columns={2}
        spacing={1}
        defaultColumns={2}
        defaultSpacing={1}
        defaultHeight={140}
      >
        {notes.map(({ title, text }) => (
          <Paper key={title} variant="outlined" sx={{ p: 1 }}>
            <Button
              aria-expanded={open.includes(title)}
              onClick={() => toggle(title)}
            >
              {title}
            </Button>
            {open.includes(title) && <Typography>{text}</Typography>}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Alone', text: 'One garden, five beds' },
  { name: 'Shared', text: 'Three gardens, with friends' },
];

export default function CardChoice() {
  const [chosen, setChosen] = React.useState('Alone');

  return (
    <Box
      role="group"
      aria-label="Plan"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {plans.map(({ name, text }) => (
        <Card
          key={name}
          variant="outlined"
          sx={{
            borderWidth: 2,
            borderColor: chosen === name ? 'primary.main' : 'divider',
          }}
        >
          <CardActionArea
            aria-pressed={chosen === name}
            onClick={() => setChosen(name)}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              <Typography variant="h6" component="span" display="block">
                {name}
              </Typography>
              <Typography component="span" color="text.secondary">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
